import VignolaCore

/// How the commands of the main view are sent.
extension Mailbox<any MainInteractor> {
  package func load() {
    send(as: "loadData", from: "MainView") { await $0.loadData() }
  }

  /// Leaving waits for nothing.
  package func switchAccount() {
    send(on: .session, .drop, as: "switchAccount", from: "MainView") {
      await $0.switchAccount()
    }
  }
}
