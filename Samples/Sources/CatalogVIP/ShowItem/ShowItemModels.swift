import Shop

/// What goes round in the scene of one item: a request for each use case, and a response and a view
/// model for each that answers by itself.
enum ShowItem {
  /// The item, at first and whenever the cart has changed.
  enum GetItem {
    struct Request {}

    struct Response {
      let item: Item
      let count: Int
    }

    struct ViewModel: Equatable {
      let title: String
      let countTitle: String
      let canRemove: Bool
    }
  }

  /// One more of it. What is shown then is what the cart's change brings.
  enum AddItem {
    struct Request {}
  }

  /// One less of it. What is shown then is what the cart's change brings.
  enum RemoveItem {
    struct Request {}
  }
}
