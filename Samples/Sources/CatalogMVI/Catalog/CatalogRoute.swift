import MVI
import Shop

/// Where the list leads to.
enum CatalogRoute: Sendable {
  case detail(Item)
  case cart
}

typealias CatalogRoutes = RouterEvents<CatalogRoute, Never>

/// What is pushed on the list. A sheet is no part of the path.
nonisolated enum CatalogPage: Hashable, Sendable {
  case cart
}
