import Shop

/// What goes round in the scene of the cart: a request, a response and a view model for each use case.
enum ShowCart {
  /// What is in the cart, at first and whenever that has changed.
  enum FetchLines {
    struct Request {}

    struct Response {
      let lines: [Cart.Line]
    }

    struct ViewModel: Equatable {
      struct DisplayedLine: Equatable {
        let title: String
        let count: String
      }

      let displayedLines: [DisplayedLine]
    }
  }

  /// Everything in the cart is bought, which ends the scene.
  enum BuyAll {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }
}
