import CartFeature
import Shop
import VignolaCore

/// The face of the flow's state: the only thing the flow's screens call.
public enum CatalogStateFacade {
  /// The units, made anew at each call: who shares one keeps it in a shared factory.
  public enum Units {
    /// The cart of one flow over a store.
    @MainActor public static func cart(
      over store: CartStore, in scope: LifetimeScope
    ) -> any CartInput & CartOutput {
      CartUnit(service: CartFeatureFacade.cart(over: store), in: scope)
    }
  }
}
