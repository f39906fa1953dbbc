import Shop

/// The list as its presenter sees it: passive, it shows what it is told to show.
@MainActor protocol CatalogView: AnyObject {
  /// Shows the list.
  func show(_ display: CatalogDisplay)
}

/// What the list reports. A passive view says what was touched and decides nothing.
@MainActor protocol CatalogViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  func plusTapped(_ item: Item.ID)
  func minusTapped(_ item: Item.ID)
  func rowTapped(_ item: Item.ID)
  func cartTapped()
}
