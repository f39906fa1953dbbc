@testable import CatalogMVP

/// A view of any screen, which notes what it is to show.
@MainActor final class ViewSpy: CatalogView, CartView, DetailView {
  private(set) var lists: [CatalogDisplay] = []
  private(set) var carts: [[CartLine]] = []
  private(set) var details: [DetailDisplay] = []

  func show(_ display: CatalogDisplay) { lists.append(display) }
  func show(_ lines: [CartLine]) { carts.append(lines) }
  func show(_ display: DetailDisplay) { details.append(display) }
}
