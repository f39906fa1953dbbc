import Observation
import Shop

/// What the view may read.
@MainActor protocol CatalogModelState {
  var rows: [CatalogRow] { get }
  var cartTitle: String { get }
  var canOpenCart: Bool { get }
}

/// What the intent may do.
@MainActor protocol CatalogModelActions: AnyObject {
  func show(_ cart: Cart)
}

/// An item as the list shows it.
struct CatalogRow: Identifiable, Equatable, Sendable {
  let id: Item.ID
  let title: String
  let canRemove: Bool
}

/// Makes of a cart what the list shows.
@MainActor @Observable final class CatalogModel: CatalogModelState, CatalogModelActions {
  private(set) var rows: [CatalogRow] = []
  private(set) var cartTitle = "0"
  private(set) var canOpenCart = false

  func show(_ cart: Cart) {
    rows = cart.assortment.map {
      CatalogRow(id: $0.id, title: $0.title, canRemove: cart.count(of: $0.id) > 0)
    }
    cartTitle = String(cart.total)
    canOpenCart = cart.total > 0
  }
}
