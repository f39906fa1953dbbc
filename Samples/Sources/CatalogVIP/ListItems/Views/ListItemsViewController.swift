#if !os(macOS)
  import UIKit
  import VignolaCore

  /// A table with a row an item. It makes requests of touches and displays view models.
  final class ListItemsViewController: UITableViewController, ListItemsDisplayLogic, Screen {
    let router: any ListItemsRoutingLogic & ListItemsDataPassing
    private let interactor: any ListItemsBusinessLogic
    private var displayedItems: [ListItems.FetchItems.ViewModel.DisplayedItem] = []

    init(
      interactor: any ListItemsBusinessLogic,
      router: any ListItemsRoutingLogic & ListItemsDataPassing
    ) {
      self.interactor = interactor
      self.router = router
      super.init(style: .plain)
      title = "Items"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      interactor.fetchItems(request: ListItems.FetchItems.Request())
    }

    func displayItems(viewModel: ListItems.FetchItems.ViewModel) {
      displayedItems = viewModel.displayedItems
      displayCart(viewModel)
      tableView.reloadData()
    }

    func displaySelectedItem(viewModel: ListItems.SelectItem.ViewModel) {
      router.routeToShowItem()
    }

    private func displayCart(_ viewModel: ListItems.FetchItems.ViewModel) {
      let button = UIBarButtonItem(
        title: viewModel.cartTitle,
        primaryAction: UIAction(title: viewModel.cartTitle) { [weak self] _ in
          self?.router.routeToShowCart()
        })
      button.isEnabled = viewModel.canOpenCart
      button.accessibilityLabel = "Cart, \(viewModel.cartTitle)"
      navigationItem.rightBarButtonItem = button
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      displayedItems.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "item")
        ?? UITableViewCell(style: .default, reuseIdentifier: "item")
      let item = displayedItems[indexPath.row]
      var content = UIListContentConfiguration.cell()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessoryView = buttons(for: item)
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      let id = displayedItems[indexPath.row].id
      interactor.selectItem(request: ListItems.SelectItem.Request(id: id))
    }

    private func buttons(for item: ListItems.FetchItems.ViewModel.DisplayedItem) -> UIView {
      let minus = button("minus.circle", "Remove \(item.title)") {
        $0.removeItem(request: ListItems.RemoveItem.Request(id: item.id))
      }
      minus.isEnabled = item.canRemove
      let plus = button("plus.circle", "Add \(item.title)") {
        $0.addItem(request: ListItems.AddItem.Request(id: item.id))
      }
      let stack = UIStackView(arrangedSubviews: [minus, plus])
      stack.frame = CGRect(x: 0, y: 0, width: 96, height: 44)
      stack.distribution = .fillEqually
      return stack
    }

    private func button(
      _ symbol: String, _ label: String, request: @escaping (any ListItemsBusinessLogic) -> Void
    ) -> UIButton {
      let action = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
        if let self { request(interactor) }
      }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityLabel = label
      return button
    }
  }
#endif
