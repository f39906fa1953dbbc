import Shop

/// The values of the cart.
nonisolated package enum CartData {
  /// What the view shows.
  package struct PresentationModel: Equatable, Sendable {
    package let rows: [Row]
  }

  package struct Row: Identifiable, Equatable, Sendable {
    package let id: Item.ID
    package let title: String
    package let count: String
  }
}

extension CartData.PresentationModel {
  /// What is to be read of the lines of a cart.
  nonisolated package init(_ lines: [Cart.Line]) {
    rows = lines.map {
      CartData.Row(id: $0.id, title: $0.item.title, count: String($0.count))
    }
  }
}
