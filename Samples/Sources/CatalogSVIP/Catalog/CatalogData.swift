import Shop

/// The values of the list.
nonisolated package enum CatalogData {
  /// What the view shows.
  package struct PresentationModel: Equatable, Sendable {
    package let rows: [Row]
    package let cartTitle: String
    package let canOpenCart: Bool
  }

  package struct Row: Identifiable, Equatable, Sendable {
    package let id: Item.ID
    package let title: String
    package let canRemove: Bool
  }
}

extension CatalogData.PresentationModel {
  /// What is to be read of a cart.
  nonisolated package init(_ cart: Cart) {
    rows = cart.assortment.map {
      CatalogData.Row(id: $0.id, title: $0.title, canRemove: cart.count(of: $0.id) > 0)
    }
    cartTitle = String(cart.total)
    canOpenCart = cart.total > 0
  }
}
