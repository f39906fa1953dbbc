/// The values of the main module.
nonisolated package enum MainData {
  /// What the view shows.
  package struct PresentationModel: Equatable, Sendable {
    /// Whose account it is.
    package let title: String
    /// What was paid.
    package let payments: [String]
  }
}
