import RoundTable
import Shop

/// What is in the cart, and the button that buys it.
enum CartModule: RTModule {
  static let name: StaticString = "Cart"

  final class State {
    var cart = Cart()
  }

  enum ViewIntent {
    case buyAllTapped
  }

  enum CoreEvent {
    case bought
  }

  enum PresenterUpdate {
    case show([CartLine])
  }

  enum JointOutput {
    case bought
  }
}

/// A line of the cart, ready for display.
struct CartLine: Equatable {
  let title: String
  let count: String
}
