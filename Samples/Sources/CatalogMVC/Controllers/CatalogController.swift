#if !os(macOS)
  import Shop
  import UIKit
  import VignolaCore

  /// The list of what the shop sells: shows what the model says, changes the model as a person touches,
  /// and opens the screens that the list leads to.
  final class CatalogController: UITableViewController, CountButtonsDelegate, Screen {
    private let store: CartStore
    private let place: ScreenHandle
    private let watch: (AnyObject) -> Void
    private lazy var cartButton = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.openCart() })

    init(store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void) {
      self.store = store
      self.place = place
      self.watch = watch
      super.init(style: .plain)
      title = "Items"
      watch(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = cartButton
      store.onChange(for: self) { $0.showCart() }
      showCart()
    }

    private func showCart() {
      let total = store.cart.total
      cartButton.title = String(total)
      cartButton.accessibilityLabel = "Cart, \(total)"
      cartButton.isEnabled = total > 0
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      store.cart.assortment.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "item")
        ?? UITableViewCell(style: .default, reuseIdentifier: "item")
      let item = store.cart.assortment[indexPath.row]
      var content = UIListContentConfiguration.cell()
      content.text = item.title
      cell.contentConfiguration = content
      let buttons = CountButtons(
        row: indexPath.row, name: item.title, canRemove: store.cart.count(of: item.id) > 0)
      buttons.delegate = self
      cell.accessoryView = buttons
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      let item = store.cart.assortment[indexPath.row]
      place.present({ _ in DetailController(of: item, store: store, watch: watch) })
    }

    func plusTapped(in row: Int) { store.add(store.cart.assortment[row].id) }

    func minusTapped(in row: Int) { store.remove(store.cart.assortment[row].id) }

    private func openCart() {
      place.push({ cart in CartController(store: store, at: cart, watch: watch) })
    }
  }
#endif
