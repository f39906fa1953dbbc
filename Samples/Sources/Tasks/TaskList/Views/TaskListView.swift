#if !os(macOS)
  import RoundTable
  import UIKit

  /// A table with a row a task.
  final class TaskListView: UITableViewController, RTView {
    typealias M = TaskList

    private let link: RTViewLink<TaskList>
    private var rows: [TaskList.Row] = []
    private var deleteTitle = ""

    init(link: consuming RTViewLink<TaskList>) {
      self.link = link
      super.init(style: .plain)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in self?.link.notify(intent: .addTapped) })
    }

    required init?(coder: NSCoder) { nil }

    func handle(update: TaskList.PresenterUpdate) {
      switch update {
      case .labels(let labels): show(labels)
      case .rows(let rows): show(rows)
      }
    }

    private func show(_ labels: TaskList.Labels) {
      title = labels.title
      deleteTitle = labels.delete
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: labels.info,
        primaryAction: UIAction { [weak self] _ in self?.link.notify(intent: .infoTapped) })
    }

    private func show(_ rows: [TaskList.Row]) {
      self.rows = rows
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let row = rows[indexPath.row]
      var content = UIListContentConfiguration.valueCell()
      content.text = row.text
      content.secondaryText = row.date
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      link.notify(intent: .rowTapped(rows[indexPath.row].id))
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let task = rows[indexPath.row].id
      let delete = UIContextualAction(style: .destructive, title: deleteTitle) {
        [weak self] _, _, done in
        self?.link.notify(intent: .deleteTapped(task))
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }
#endif
