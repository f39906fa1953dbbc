import VignolaCore

/// How the commands of the accounts' view are sent.
extension Mailbox<any AccountsInteractor> {
  package func load() {
    send(as: "loadData", from: "AccountsView") { await $0.loadData() }
  }

  package func tap(_ account: Account.ID) {
    send(as: "tapped", from: "AccountsView") { await $0.tapped(account: account) }
  }
}
