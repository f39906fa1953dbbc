#if !os(macOS)
  import PinCode
  import UIKit
  import VignolaCore
  import VignolaUI

  /// A table with a row an account.
  final class AccountsViewController: UITableViewController, Screen {
    let place: ScreenHandle
    private(set) lazy var ui = ControllerSystemUI(for: self, at: place)
    private let interactor: Mailbox<any AccountsInteractor>
    private var rows: [AccountsData.Row] = []

    init(interactor: Mailbox<any AccountsInteractor>, at place: ScreenHandle) {
      self.interactor = interactor
      self.place = place
      super.init(style: .plain)
      title = "Accounts"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Reload", primaryAction: UIAction { [weak self] _ in self?.interactor.load() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      interactor.load()
    }

    func show(_ model: AccountsData.PresentationModel) {
      rows = model.rows
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      var content = UIListContentConfiguration.valueCell()
      content.text = rows[indexPath.row].owner
      content.secondaryText = rows[indexPath.row].note
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      interactor.tap(rows[indexPath.row].id)
    }
  }
#endif
