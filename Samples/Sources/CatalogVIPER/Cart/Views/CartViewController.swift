#if !os(macOS)
  import UIKit
  import VignolaCore

  /// A table with a row a line, and a last row that buys.
  final class CartViewController: UITableViewController, CartViewInput, Screen {
    private let output: any CartViewOutput
    private var rows: [CartRow] = []

    init(output: any CartViewOutput) {
      self.output = output
      super.init(style: .plain)
      title = "Cart"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      output.viewIsReady()
    }

    func show(_ rows: [CartRow]) {
      self.rows = rows
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count + 1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "line")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "line")
      var content = UIListContentConfiguration.valueCell()
      if indexPath.row < rows.count {
        content.text = rows[indexPath.row].title
        content.secondaryText = rows[indexPath.row].count
      } else {
        content.text = "Buy all"
      }
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if indexPath.row == rows.count { output.buyAllTapped() }
    }
  }
#endif
