import Shop

/// The services of the app, as the joints and assemblies of its modules pass them on. A plain value:
/// Core and Presenter get what they need of it, never the whole.
struct CatalogTrunk {
  let cart: any CartService
  /// Is told of each component as it is made.
  let watch: (AnyObject) -> Void
}
