#if !os(macOS)
  import UIKit
  import VignolaCore

  /// A table with a row an item. It shows what it is told and says what was touched.
  final class CatalogViewController: UITableViewController, CatalogViewInput, Screen {
    private let output: any CatalogViewOutput
    private var rows: [CatalogDisplay.Row] = []

    init(output: any CatalogViewOutput) {
      self.output = output
      super.init(style: .plain)
      title = "Items"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      output.viewIsReady()
    }

    func show(_ display: CatalogDisplay) {
      rows = display.rows
      showCart(display)
      tableView.reloadData()
    }

    private func showCart(_ display: CatalogDisplay) {
      let button = UIBarButtonItem(
        title: display.cartTitle,
        primaryAction: UIAction(title: display.cartTitle) { [weak self] _ in
          self?.output.cartTapped()
        })
      button.isEnabled = display.canOpenCart
      button.accessibilityLabel = "Cart, \(display.cartTitle)"
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
      output.rowTapped(rows[indexPath.row].id)
    }

    private func buttons(for row: CatalogDisplay.Row) -> UIView {
      let minus = button("minus.circle", "Remove \(row.title)") { $0.minusTapped(row.id) }
      minus.isEnabled = row.canRemove
      let plus = button("plus.circle", "Add \(row.title)") { $0.plusTapped(row.id) }
      let stack = UIStackView(arrangedSubviews: [minus, plus])
      stack.frame = CGRect(x: 0, y: 0, width: 96, height: 44)
      stack.distribution = .fillEqually
      return stack
    }

    private func button(
      _ symbol: String, _ label: String, report: @escaping (any CatalogViewOutput) -> Void
    ) -> UIButton {
      let action = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
        if let self { report(output) }
      }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityLabel = label
      return button
    }
  }
#endif
