import Shop
import VignolaCore

/// What the configurators of the catalog hand on to one another.
@MainActor package struct CatalogContext {
  /// The cart it works on.
  package let store: CartStore
  /// The catalog's life, under which each module has one of its own.
  package let scope: LifetimeScope
  /// Is told of each view, mailbox, logic and router as it is made.
  package let watch: (AnyObject) -> Void

  package init(store: CartStore, scope: LifetimeScope, watch: @escaping (AnyObject) -> Void) {
    self.store = store
    self.scope = scope
    self.watch = watch
  }
}
