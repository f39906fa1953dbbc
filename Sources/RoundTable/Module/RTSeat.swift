import VignolaCore

/// Where a module is put as it is made, for whoever hears that its screen has left.
@MainActor final class RTSeat<M: RTModule> {
  private var module: RTAssembled<M>?
  private let onRemoved: (Removal) -> Void

  init(_ onRemoved: @escaping (Removal) -> Void) {
    self.onRemoved = onRemoved
  }

  func screen(of module: RTAssembled<M>) -> any Screen {
    self.module = module
    return module.takeScreen()
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
