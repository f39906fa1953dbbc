#if !os(macOS)
  import UIKit
  import VignolaCore

  /// A table with a row a postcard, and what stands in its place or below it.
  final class PostcardsViewController: UIViewController, PostcardsView, Screen {
    private let output: any PostcardsViewOutput
    private let table = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .large)
    private let moreSpinner = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private lazy var tryAgainButton = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Try again") { [weak self] _ in
        self?.output.tryAgainTapped()
      })
    private var rows: [PostcardsDisplay.Row] = []

    init(output: any PostcardsViewOutput) {
      self.output = output
      super.init(nibName: nil, bundle: nil)
      title = "Postcards"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sign out",
        primaryAction: UIAction(title: "Sign out") { [weak self] _ in
          self?.output.signOutTapped()
        })
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let stack = UIStackView(
        arrangedSubviews: [spinner, emptyLabel, table, moreSpinner, tryAgainButton])
      stack.axis = .vertical
      view = stack
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.delegate = self
      spinner.accessibilityLabel = "Loading"
      moreSpinner.accessibilityLabel = "Loading more"
      emptyLabel.text = "No postcards yet"
      output.viewIsReady()
    }

    func show(_ display: PostcardsDisplay) {
      if rows != display.rows {
        rows = display.rows
        table.reloadData()
      }
      table.isHidden = rows.isEmpty
      spin(spinner, display.rest == .loading)
      spin(moreSpinner, display.rest == .loadingMore)
      emptyLabel.isHidden = display.rest != .noPostcards
      tryAgainButton.isHidden = display.rest != .tryAgain
    }

    private func spin(_ spinner: UIActivityIndicatorView, _ spins: Bool) {
      if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }

  extension PostcardsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "postcard")
        ?? UITableViewCell(style: .default, reuseIdentifier: "postcard")
      let row = rows[indexPath.row]
      var content = UIListContentConfiguration.cell()
      content.text = row.title
      content.image = row.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      cell.accessibilityLabel = row.name
      return cell
    }
  }

  extension PostcardsViewController: UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      output.rowShown(rows[indexPath.row].id)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      output.rowTapped(rows[indexPath.row].id)
    }
  }
#endif
