import VSURF

/// Where a catalog stands. A sheet is not part of the path: it is the group's own state.
struct CatalogNavigation: NavigationState {
  enum Destination: Hashable, Sendable {
    case cart
  }

  var path: [Destination] = []
}
