import Shop
import VignolaCore

/// How the commands of the list's view are sent.
extension Mailbox<any CatalogInteractor> {
  package func load() {
    send(as: "loadData", from: "CatalogView") { await $0.loadData() }
  }

  package func add(_ item: Item.ID) {
    send(as: "add", from: "CatalogView") { await $0.add(item) }
  }

  package func remove(_ item: Item.ID) {
    send(as: "remove", from: "CatalogView") { await $0.remove(item) }
  }

  package func tap(_ item: Item.ID) {
    send(as: "tapped", from: "CatalogView") { await $0.tapped(item) }
  }

  package func tapCart() {
    send(as: "cartTapped", from: "CatalogView") { await $0.cartTapped() }
  }
}
