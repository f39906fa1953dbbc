#if !os(macOS)
  import Shop
  import UIKit
  import VignolaCore

  /// One item, and how many of it are in the cart.
  final class DetailController: UIViewController, DetailViewDelegate, Screen {
    private let item: Item
    private let store: CartStore
    private let detailView = DetailView()

    init(of item: Item, store: CartStore, watch: (AnyObject) -> Void) {
      self.item = item
      self.store = store
      super.init(nibName: nil, bundle: nil)
      watch(self)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      detailView.delegate = self
      view = detailView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      store.onChange(for: self) { $0.showCount() }
      showCount()
    }

    func addTapped() { store.add(item.id) }

    func removeTapped() { store.remove(item.id) }

    private func showCount() {
      let count = store.cart.count(of: item.id)
      detailView.show(name: item.title, count: "\(count) in cart", canRemove: count > 0)
    }
  }
#endif
