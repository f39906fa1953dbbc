import RoundTable
import VignolaCore

/// A headless surface with a plain first screen, over which modules are opened.
@MainActor final class Tables {
  final class Root: Screen {}

  let stage = HeadlessStage()
  let scope: LifetimeScope
  let surface: NavigationSurface

  init(trace: Trace = .off) {
    scope = LifetimeScope("App", trace: trace)
    surface = NavigationSurface(on: stage, in: scope)
    surface.setRoot({ _ in Root() })
  }

  /// The place of what is on top.
  var place: ScreenHandle? {
    surface.tree.visible.map { surface.handle($0.id) }
  }

  /// Opens a module over what is on top.
  @discardableResult
  func open(
    _ assembly: (ScreenHandle) -> RTAssembled<Counter>,
    reduce: @escaping (Counter.JointOutput) -> RTFinish = { _ in .keep }
  ) -> RTAssembled<Counter>? {
    place?.push(assembly, reduce: reduce)
  }

  /// The view that is on top.
  var top: CounterView? {
    surface.tree.visible.flatMap { surface.screen($0.id) as? CounterView }
  }
}
