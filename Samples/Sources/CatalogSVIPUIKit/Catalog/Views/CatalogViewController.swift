#if !os(macOS)
  import CatalogSVIP
  import Shop
  import UIKit
  import VignolaCore
  import VignolaUI

  /// A table with a row an item.
  final class CatalogViewController: UITableViewController, Screen {
    let place: ScreenHandle
    private(set) lazy var ui = ControllerSystemUI(for: self, at: place)
    private let interactor: Mailbox<any CatalogInteractor>
    private var rows: [CatalogData.Row] = []

    init(interactor: Mailbox<any CatalogInteractor>, at place: ScreenHandle) {
      self.interactor = interactor
      self.place = place
      super.init(style: .plain)
      title = "Items"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      interactor.load()
    }

    func show(_ model: CatalogData.PresentationModel) {
      rows = model.rows
      showCart(model)
      tableView.reloadData()
    }

    private func showCart(_ model: CatalogData.PresentationModel) {
      let button = UIBarButtonItem(
        title: model.cartTitle,
        primaryAction: UIAction(title: model.cartTitle) { [weak self] _ in
          self?.interactor.tapCart()
        })
      button.isEnabled = model.canOpenCart
      button.accessibilityLabel = "Cart, \(model.cartTitle)"
      navigationItem.rightBarButtonItem = button
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "item")
        ?? UITableViewCell(style: .default, reuseIdentifier: "item")
      let row = rows[indexPath.row]
      var content = UIListContentConfiguration.cell()
      content.text = row.title
      cell.contentConfiguration = content
      cell.accessoryView = buttons(for: row)
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      interactor.tap(rows[indexPath.row].id)
    }

    private func buttons(for row: CatalogData.Row) -> UIView {
      let minus = button("minus.circle", "Remove \(row.title)") { $0.remove(row.id) }
      minus.isEnabled = row.canRemove
      let plus = button("plus.circle", "Add \(row.title)") { $0.add(row.id) }
      let stack = UIStackView(arrangedSubviews: [minus, plus])
      stack.frame = CGRect(x: 0, y: 0, width: 96, height: 44)
      stack.distribution = .fillEqually
      return stack
    }

    private func button(
      _ symbol: String, _ label: String, send: @escaping (Mailbox<any CatalogInteractor>) -> Void
    ) -> UIButton {
      let action = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
        if let self { send(interactor) }
      }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityLabel = label
      return button
    }
  }
#endif
