import VignolaCore

/// How the commands of the cart's view are sent.
extension Mailbox<any CartInteractor> {
  package func load() {
    send(as: "loadData", from: "CartView") { await $0.loadData() }
  }

  /// Once: a second tap while the first is buying buys nothing.
  package func buyAll() {
    send(.drop, as: "buyAll", from: "CartView") { await $0.buyAll() }
  }
}
