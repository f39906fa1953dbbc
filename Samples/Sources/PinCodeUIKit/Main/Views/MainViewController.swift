#if !os(macOS)
  import PinCode
  import UIKit
  import VignolaCore
  import VignolaUI

  /// A table with a row a payment.
  final class MainViewController: UITableViewController, Screen {
    let place: ScreenHandle
    private(set) lazy var ui = ControllerSystemUI(for: self, at: place)
    private let interactor: Mailbox<any MainInteractor>
    private var payments: [String] = []

    init(interactor: Mailbox<any MainInteractor>, at place: ScreenHandle) {
      self.interactor = interactor
      self.place = place
      super.init(style: .plain)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Switch account",
        primaryAction: UIAction { [weak self] _ in self?.interactor.switchAccount() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      interactor.load()
    }

    func show(_ model: MainData.PresentationModel) {
      title = model.title
      payments = model.payments
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      payments.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      var content = UIListContentConfiguration.cell()
      content.text = payments[indexPath.row]
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }
  }
#endif
