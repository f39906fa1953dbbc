import Observation
import Shop

/// What the view may read.
@MainActor protocol CartModelState {
  var rows: [CartRow] { get }
}

/// What the intent may do.
@MainActor protocol CartModelActions: AnyObject {
  func show(_ cart: Cart)
}

/// A line of the cart as its screen shows it.
struct CartRow: Identifiable, Equatable, Sendable {
  let id: Item.ID
  let title: String
  let count: String
}

/// Makes of a cart what its screen shows.
@MainActor @Observable final class CartModel: CartModelState, CartModelActions {
  private(set) var rows: [CartRow] = []

  func show(_ cart: Cart) {
    rows = cart.lines.map {
      CartRow(id: $0.id, title: $0.item.title, count: String($0.count))
    }
  }
}
