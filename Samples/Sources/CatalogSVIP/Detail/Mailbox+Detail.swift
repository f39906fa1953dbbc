import VignolaCore

/// How the commands of the sheet's view are sent.
extension Mailbox<any DetailInteractor> {
  package func load() {
    send(as: "loadData", from: "DetailView") { await $0.loadData() }
  }

  package func add() {
    send(as: "add", from: "DetailView") { await $0.add() }
  }

  package func remove() {
    send(as: "remove", from: "DetailView") { await $0.remove() }
  }
}
