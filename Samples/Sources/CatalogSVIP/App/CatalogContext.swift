import Shop
import VignolaCore

/// What the configurators of the catalog hand on to one another.
@MainActor package struct CatalogContext {
  /// The cart it works on.
  package let store: CartStore
  /// The catalog's life, under which each module has one of its own.
  package let scope: LifetimeScope
  private let watch: (AnyObject) -> Void

  /// A context.
  ///
  /// - Parameters:
  ///   - store: The cart it works on.
  ///   - scope: The catalog's life.
  ///   - watch: Is told of each view, mailbox, logic and router as it is made.
  package init(store: CartStore, scope: LifetimeScope, watch: @escaping (AnyObject) -> Void) {
    self.store = store
    self.scope = scope
    self.watch = watch
  }

  /// Tells whoever watches of the view, the mailbox, the logic and the router of a module.
  package func made(_ parts: AnyObject...) { parts.forEach(watch) }
}
