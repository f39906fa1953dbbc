import CatalogSVIP
import SVIP
import Shop
import VignolaCore

/// A presenter and a worker of every module, which notes what it is told and asked, in order.
@MainActor final class Spy {
  var told: [String] = []
  /// What it answers.
  var answer = Cart()

  var ui: (any SystemUI)? { nil }
}

extension Spy: CatalogPresenter {
  func present(_ cart: Cart) { told.append("present \(cart.total)") }
  func presentDetail(of item: Item, worker: any DetailWorker) { told.append("open \(item.title)") }
  func presentCart(worker: any CartWorker) { told.append("open cart") }
}

extension Spy: CartPresenter {
  func present(_ lines: [Cart.Line]) {
    told.append("present " + lines.map { "\($0.item.title) \($0.count)" }.joined(separator: ", "))
  }

  func presentClose() { told.append("close") }
}

extension Spy: DetailPresenter {
  func present(_ item: Item, count: Int) { told.append("present \(item.title) \(count)") }
}

extension Spy: CatalogWorker {
  func cart() -> Cart {
    told.append("cart")
    return answer
  }

  func add(_ item: Item.ID) { told.append("add \(item)") }
  func remove(_ item: Item.ID) { told.append("remove \(item)") }
  func buyAll() { told.append("buy all") }
}

extension Spy: CartWorker {
  func lines() -> [Cart.Line] { answer.lines }
}

extension Spy: DetailWorker {
  func count(of item: Item.ID) -> Int { answer.count(of: item) }
}
