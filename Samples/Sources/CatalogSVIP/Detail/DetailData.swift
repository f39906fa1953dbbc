/// The values of the sheet about an item.
nonisolated package enum DetailData {
  /// What the view shows.
  package struct PresentationModel: Equatable, Sendable {
    package let title: String
    package let countTitle: String
    package let canRemove: Bool
  }
}
