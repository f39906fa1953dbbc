import Shop

/// The values of the sheet about an item.
nonisolated package enum DetailData {
  /// What the view shows.
  package struct PresentationModel: Equatable, Sendable {
    package let title: String
    package let countTitle: String
    package let canRemove: Bool
  }
}

extension DetailData.PresentationModel {
  /// What is to be read of an item, and of how many of it are in the cart.
  nonisolated package init(_ item: Item, count: Int) {
    title = item.title
    countTitle = "\(count) in cart"
    canRemove = count > 0
  }
}
