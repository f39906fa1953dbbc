import Shop
import VignolaCore

/// What the modules of the catalog are made with.
@MainActor struct CatalogContext {
  /// The cart it works on.
  let cart: any CartService
  /// The catalog's life, under which each screen has one of its own.
  let scope: LifetimeScope
  /// Is told of each container, intent, model and way to a router as it is made.
  let watch: (AnyObject) -> Void
}
