import RoundTable
import Shop

/// The list of what the shop sells.
enum Catalog: RTModule {
  static let name: StaticString = "Catalog"

  final class State {
    var cart = Cart()
  }

  enum ViewIntent {
    case plusTapped(Item.ID)
    case minusTapped(Item.ID)
    case itemTapped(Item.ID)
    case cartTapped
  }

  enum CoreEvent {
    case cartChanged
  }

  enum PresenterUpdate {
    case show(CatalogDisplay)
  }
}

/// The list, ready for display.
struct CatalogDisplay: Equatable {
  struct Row: Equatable {
    let id: Item.ID
    let title: String
    let canRemove: Bool
  }

  let rows: [Row]
  let cartTitle: String
  let canOpenCart: Bool
}
