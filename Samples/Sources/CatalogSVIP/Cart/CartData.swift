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
