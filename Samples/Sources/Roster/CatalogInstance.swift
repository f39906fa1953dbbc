import Shop
import VignolaCore

/// One running catalog, and the surface it may navigate on.
@MainActor final class CatalogInstance {
  /// The catalog's first screen.
  let screen: (any Screen)?
  private let surface: NavigationSurface

  init(_ sample: Sample, over store: CartStore, watch: @escaping (AnyObject) -> Void) {
    surface = NavigationSurface(on: HeadlessStage(), in: LifetimeScope("Tab"))
    let place = surface.setRoot({ place in sample.make(store, place, watch) })
    screen = place.flatMap { [surface] in surface.screen($0.id) }
  }
}
