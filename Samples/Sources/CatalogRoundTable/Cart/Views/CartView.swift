#if !os(macOS)
  import RoundTable
  import UIKit
  import VignolaCore

  final class CartView: UITableViewController, RTView {
    typealias M = CartModule

    private let link: RTViewLink<CartModule>
    private var lines: [CartLine] = []

    init(link: consuming RTViewLink<CartModule>) {
      self.link = link
      super.init(style: .plain)
      title = "Cart"
    }

    required init?(coder: NSCoder) { nil }

    func handle(update: CartModule.PresenterUpdate) {
      switch update {
      case .show(let lines):
        self.lines = lines
        tableView.reloadData()
      }
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
      if indexPath.row == lines.count { link.notify(intent: .buyAllTapped) }
    }
  }
#endif
