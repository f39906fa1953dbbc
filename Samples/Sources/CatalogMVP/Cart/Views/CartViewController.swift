#if !os(macOS)
  import UIKit
  import VignolaCore

  /// A table with a row a line, and a last row that buys.
  final class CartViewController: UITableViewController, CartView, Screen {
    private let output: any CartViewOutput
    private var lines: [CartLine] = []

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

    func show(_ lines: [CartLine]) {
      self.lines = lines
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lines.count + 1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "line")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "line")
      var content = UIListContentConfiguration.valueCell()
      if indexPath.row < lines.count {
        content.text = lines[indexPath.row].title
        content.secondaryText = lines[indexPath.row].count
      } else {
        content.text = "Buy all"
      }
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if indexPath.row == lines.count { output.buyAllTapped() }
    }
  }
#endif
