import RoundTable
import Shop

/// A sheet about one item.
enum Detail: RTModule {
  static let name: StaticString = "Detail"

  final class State {
    let item: Item
    var count = 0

    init(item: Item) { self.item = item }
  }

  enum ViewIntent {
    case addTapped
    case removeTapped
  }

  enum CoreEvent {
    case countChanged
  }

  enum PresenterUpdate {
    case show(DetailDisplay)
  }
}

/// The sheet, ready for display.
struct DetailDisplay: Equatable {
  let title: String
  let countTitle: String
  let canRemove: Bool
}
