import VSURFMacros

/// Where a catalog stands. A sheet is not part of the path: it is the group's own state.
@NavigationState struct CatalogNavigation {
  enum Destination: Hashable, Sendable {
    case cart
  }
}
