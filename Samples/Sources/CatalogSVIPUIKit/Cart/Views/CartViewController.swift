#if !os(macOS)
  import CatalogSVIP
  import UIKit
  import VignolaCore
  import VignolaUI

  /// A table with a row a line, and a last row that buys.
  final class CartViewController: UITableViewController, Screen {
    let place: ScreenHandle
    private(set) lazy var ui = ControllerSystemUI(for: self, at: place)
    private let interactor: Mailbox<any CartInteractor>
    private var rows: [CartData.Row] = []

    init(interactor: Mailbox<any CartInteractor>, at place: ScreenHandle) {
      self.interactor = interactor
      self.place = place
      super.init(style: .plain)
      title = "Cart"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      interactor.load()
    }

    func show(_ model: CartData.PresentationModel) {
      rows = model.rows
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
      if indexPath.row == rows.count { interactor.buyAll() }
    }
  }
#endif
