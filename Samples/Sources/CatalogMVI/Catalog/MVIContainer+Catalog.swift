import MVI
import Shop

typealias CatalogContainer = MVIContainer<any CatalogIntent, any CatalogModelState>

/// How the events of the list's view are sent.
extension CatalogContainer {
  func viewOnAppear() { send("viewOnAppear", from: "CatalogView") { $0.viewOnAppear() } }

  func onTapPlus(_ item: Item.ID) {
    send("onTapPlus", item, from: "CatalogView") { $0.onTapPlus($1) }
  }

  func onTapMinus(_ item: Item.ID) {
    send("onTapMinus", item, from: "CatalogView") { $0.onTapMinus($1) }
  }

  func onTapItem(_ item: Item.ID) {
    send("onTapItem", item, from: "CatalogView") { $0.onTapItem($1) }
  }

  func onTapCart() { send("onTapCart", from: "CatalogView") { $0.onTapCart() } }
}
