/// The values of the module of accounts.
nonisolated package enum AccountsData {
  /// What the view shows.
  package struct PresentationModel: Equatable, Sendable {
    package let rows: [Row]
  }

  package struct Row: Identifiable, Equatable, Sendable {
    package let id: Account.ID
    package let owner: String
    package let note: String
  }
}
