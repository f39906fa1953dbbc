import Shop

/// What goes round in the scene of the list: a request for each use case, and a response and a view
/// model for each that answers by itself.
enum ListItems {
  /// What the shop sells, at first and whenever the cart has changed.
  enum FetchItems {
    struct Request {}

    struct Response {
      let cart: Cart
    }

    struct ViewModel: Equatable {
      struct DisplayedItem: Equatable {
        let id: Item.ID
        let title: String
        let canRemove: Bool
      }

      let displayedItems: [DisplayedItem]
      let cartTitle: String
      let canOpenCart: Bool
    }
  }

  /// One more of an item. What is shown then is what the cart's change brings.
  enum AddItem {
    struct Request {
      let id: Item.ID
    }
  }

  /// One less of an item. What is shown then is what the cart's change brings.
  enum RemoveItem {
    struct Request {
      let id: Item.ID
    }
  }

  /// The item to know more about, which the router passes on.
  enum SelectItem {
    struct Request {
      let id: Item.ID
    }

    struct Response {}

    struct ViewModel {}
  }
}
