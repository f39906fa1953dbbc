import Shop
import VSURF
import VignolaCore

/// The face of the flow, beside its view group.
public enum CatalogFlowFacade {
  /// Where the flow finds its container; the app fills it at launch.
  @MainActor package static let container = ContainerSlot {
    CatalogContainer(store: CartStore(), in: LifetimeScope("Catalog"))
  }

  /// Says over which store the app's catalogs run. Called once, by the app, before the first is
  /// shown; a second call changes nothing and answers `false`.
  @MainActor @discardableResult
  public static func configure(store: CartStore, under app: LifetimeScope) -> Bool {
    container.fill { CatalogContainer(store: store, in: app.child("Catalog")) }
  }
}
