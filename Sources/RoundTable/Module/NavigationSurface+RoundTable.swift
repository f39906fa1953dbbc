import VignolaCore

extension NavigationSurface {
  /// Replaces everything that is up by a module: how an app begins.
  ///
  /// ```swift
  /// surface.setRoot({ place in listAssembly(trunk, at: place) }) { output in
  ///   if case .signedOut = output { showWelcome() }
  ///   return .keep
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - module: Puts the module together at the place it is given. Not called if refused.
  ///   - reduce: Hears its outputs. The answer `.close` means nothing to it: a root stays.
  ///   - onRemoved: Called once, when its screen is gone, whoever took it away.
  /// - Returns: The module, to speak with; nil if refused, as on a surface that was closed.
  @discardableResult
  public func setRoot<M: RTModule>(
    _ module: (ScreenHandle) -> RTAssembled<M>,
    reduce: @escaping (M.JointOutput) -> RTFinish = { _ in .keep },
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> RTAssembled<M>? {
    let seat = RTSeat<M>(onRemoved)
    let handle = setRoot({ seat.screen(of: module($0)) }, onRemoved: { seat.left(because: $0) })
    return handle.flatMap { _ in seat.opened(reduce) }
  }
}
