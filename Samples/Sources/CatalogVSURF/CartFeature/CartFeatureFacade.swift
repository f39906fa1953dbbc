import Shop

/// The face of the feature: the only thing modules above it call.
public enum CartFeatureFacade {
  /// The cart's business over a store.
  @MainActor public static func cart(over store: CartStore) -> any CartService {
    store
  }
}
