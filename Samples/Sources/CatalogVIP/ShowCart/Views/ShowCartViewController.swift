#if !os(macOS)
  import UIKit
  import VignolaCore

  /// A table with a row a line, and a last row that buys.
  final class ShowCartViewController: UITableViewController, ShowCartDisplayLogic, Screen {
    let router: any ShowCartRoutingLogic
    private let interactor: any ShowCartBusinessLogic
    private var displayedLines: [ShowCart.FetchLines.ViewModel.DisplayedLine] = []

    init(interactor: any ShowCartBusinessLogic, router: any ShowCartRoutingLogic) {
      self.interactor = interactor
      self.router = router
      super.init(style: .plain)
      title = "Cart"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      interactor.fetchLines(request: ShowCart.FetchLines.Request())
    }

    func displayLines(viewModel: ShowCart.FetchLines.ViewModel) {
      displayedLines = viewModel.displayedLines
      tableView.reloadData()
    }

    func displayBought(viewModel: ShowCart.BuyAll.ViewModel) { router.routeToListItems() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      displayedLines.count + 1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "line")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "line")
      var content = UIListContentConfiguration.valueCell()
      if indexPath.row < displayedLines.count {
        content.text = displayedLines[indexPath.row].title
        content.secondaryText = displayedLines[indexPath.row].count
      } else {
        content.text = "Buy all"
      }
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if indexPath.row == displayedLines.count {
        interactor.buyAll(request: ShowCart.BuyAll.Request())
      }
    }
  }
#endif
