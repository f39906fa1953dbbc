import VignolaCore

// A child of a module: put up, heard, and ended with its screen.
extension ScreenHandle {
  /// Pushes a child module over this screen.
  ///
  /// ```swift
  /// place.push(editAssembly) { output in
  ///   port.notify(input: .edited(output))
  ///   return .close
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - child: Puts the module together at the place it is given. Not called if refused.
  ///   - reduce: Hears its outputs; the answer says whether it stays.
  ///   - onRemoved: Called once, when its screen is gone, whoever took it away.
  /// - Returns: The child, to speak with; nil if refused, as when this screen is covered.
  @discardableResult
  public func push<M: RTModule>(
    _ child: (ScreenHandle) -> RTAssembled<M>,
    reduce: @escaping (M.JointOutput) -> RTFinish = { _ in .keep },
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> RTAssembled<M>? {
    let seat = RTSeat<M>(onRemoved)
    let handle = push({ seat.screen(of: child($0)) }, onRemoved: { seat.left(because: $0) })
    return handle.flatMap { _ in seat.opened(reduce) }
  }

  /// Presents a child module over this screen. See ``push(_:reduce:onRemoved:)``.
  @discardableResult
  public func present<M: RTModule>(
    _ child: (ScreenHandle) -> RTAssembled<M>,
    reduce: @escaping (M.JointOutput) -> RTFinish = { _ in .keep },
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> RTAssembled<M>? {
    let seat = RTSeat<M>(onRemoved)
    let handle = present({ seat.screen(of: child($0)) }, onRemoved: { seat.left(because: $0) })
    return handle.flatMap { _ in seat.opened(reduce) }
  }

  /// Replaces the stack in which this screen is, itself included, by a module. The answer `.close`
  /// means nothing to it: the first screen of a stack stays. See ``push(_:reduce:onRemoved:)``.
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
