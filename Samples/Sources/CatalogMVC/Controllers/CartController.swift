#if !os(macOS)
  import Shop
  import UIKit
  import VignolaCore

  /// What is in the cart, a row a line, and a last row that buys it.
  final class CartController: UITableViewController, Screen {
    private let store: CartStore
    private let place: ScreenHandle

    init(store: CartStore, at place: ScreenHandle, watch: (AnyObject) -> Void) {
      self.store = store
      self.place = place
      super.init(style: .plain)
      title = "Cart"
      watch(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      store.onChange(for: self) { $0.tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      store.cart.lines.count + 1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "line")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "line")
      let lines = store.cart.lines
      var content = UIListContentConfiguration.valueCell()
      if indexPath.row < lines.count {
        content.text = lines[indexPath.row].item.title
        content.secondaryText = String(lines[indexPath.row].count)
      } else {
        content.text = "Buy all"
      }
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if indexPath.row == store.cart.lines.count { buyAll() }
    }

    private func buyAll() {
      store.buyAll()
      place.close()
    }
  }
#endif
