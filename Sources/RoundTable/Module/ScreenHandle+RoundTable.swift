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
    let seat = Seat<M>(onRemoved)
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
    let seat = Seat<M>(onRemoved)
    let handle = present({ seat.screen(of: child($0)) }, onRemoved: { seat.left(because: $0) })
    return handle.flatMap { _ in seat.opened(reduce) }
  }
}

/// Where a child is put as it is made, for whoever hears that its screen has left.
@MainActor private final class Seat<M: RTModule> {
  private var module: RTAssembled<M>?
  private let onRemoved: (Removal) -> Void

  init(_ onRemoved: @escaping (Removal) -> Void) {
    self.onRemoved = onRemoved
  }

  func screen(of module: RTAssembled<M>) -> any Screen {
    self.module = module
    return module.takeScreen() ?? RTEmptyScreen()
  }

  func opened(_ reduce: @escaping (M.JointOutput) -> RTFinish) -> RTAssembled<M>? {
    module?.attach(reduce)
    return module
  }

  func left(because removal: Removal) {
    module?.end()
    onRemoved(removal)
  }
}
