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

extension AccountsData.PresentationModel {
  /// What is to be read of accounts.
  nonisolated package init(_ accounts: [Account]) {
    rows = accounts.map {
      AccountsData.Row(id: $0.id, owner: $0.owner, note: $0.isLocked ? "Locked" : "")
    }
  }
}
