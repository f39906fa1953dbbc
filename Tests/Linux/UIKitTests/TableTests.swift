import ScreenDriver
import ScreenTree
import Testing
import UIKit

@MainActor @Suite("A table") struct TableTests {
  let log = Log()
  let list: NameList
  let host: ControllerHost
  let phone: Phone

  init() {
    let list = NameList(["Ada", "Bob", "Cid"], log)
    self.list = list
    host = ControllerHost { list }
    phone = Phone(host)
  }

  @Test("shows what its data source says, and changed data only when told to look")
  func rows() {
    #expect(phone.rows == ["Ada 0", "Bob 1", "Cid 2"])
    list.names.append("Dan")
    #expect(phone.rows == ["Ada 0", "Bob 1", "Cid 2"])
    list.tableView.reloadData()
    #expect(phone.rows == ["Ada 0", "Bob 1", "Cid 2", "Dan 3"])
    list.names = []
    list.tableView.reloadData()
    #expect(phone.rows == [])
  }

  @Test("selects the row that is tapped until it is deselected or another is")
  func selection() throws {
    try phone.tap("Bob")
    #expect(log.take() == ["selected 1"])
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(selectedRows == ["Bob 1"])
    try phone.tap("Ada")
    #expect(log.take() == ["deselected 1", "selected 0"])
    #expect(selectedRows == ["Ada 0"])
    list.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    #expect(selectedRows == [])
    list.refused = 2
    try phone.tap("Cid")
    #expect(log.take() == [])
    #expect(selectedRows == [])
    list.tableView.allowsSelection = false
    #expect(throws: PhoneRefusal.self) { try phone.tap("Bob") }
  }

  @Test("of a table view controller selects nothing any more when the screen comes back")
  func comingBack() throws {
    let list = list
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    try phone.tap("Bob")
    list.present(cover, animated: true)
    cover.dismiss(animated: true)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    list.clearsSelectionOnViewWillAppear = false
    try phone.tap("Bob")
    list.present(cover, animated: true)
    cover.dismiss(animated: true)
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("has actions behind its rows, which a swipe reaches")
  func swipe() throws {
    try phone.swipe("Bob", "Delete")
    #expect(phone.rows == ["Ada 0", "Cid 2"])
    try phone.swipe("Cid", "Mark")
    #expect(log.take() == ["deleted 1: true", "marked Cid"])
    #expect(throws: PhoneRefusal.self) { try phone.swipe("Ada", "Nothing") }
    let row = host.rendered().first { $0.role == .row }
    let actions = row?.children.first { $0.role == .swipeActions }
    #expect(actions?.children.map(\.label) == ["Mark", "Delete"])
    #expect(actions?.children.first?.traits == .leading)
    #expect(actions?.children.last?.traits == .destructive)
  }

  @Test("says which rows come into sight, with their cells, and takes what follows from that")
  func willDisplay() throws {
    list.names = (0..<15).map { "Name \($0)" }
    list.notesSight = true
    list.tableView.reloadData()
    _ = phone.screen
    #expect(log.take() == (0..<12).map { "seen \($0): true" })
    _ = phone.screen
    #expect(log.take() == [])
    try phone.scroll(to: "Name 14 14")
    #expect(log.take() == (12..<15).map { "seen \($0): true" })
    list.onSight = { list in
      list.onSight = nil
      list.names = ["Ada"]
      list.tableView.reloadData()
    }
    try phone.scroll(to: "Name 0 0")
    #expect(phone.rows == ["Ada 0"])
    #expect(log.take() == ["seen 0: true", "seen 0: true"])
  }

  @Test("keeps the cells of its rows while others come and go")
  func insertAndDelete() throws {
    _ = phone.rows
    let table = try #require(list.tableView)
    let bob = table.cellForRow(at: IndexPath(row: 1, section: 0))
    let id = host.rendered().first { $0.label == "Bob 1" }?.id
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: true, scrollPosition: .none)
    list.names = ["Zoe", "Bob", "Cid", "Dan"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .automatic)
    }
    #expect(phone.rows == ["Zoe 0", "Bob 1", "Cid 2", "Dan 3"])
    list.names.remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(phone.rows == ["Bob 1", "Cid 2", "Dan 3"])
    #expect(bob != nil)
    #expect(bob.flatMap { table.indexPath(for: $0) } == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(host.rendered().first { $0.label == "Bob 1" }?.id == id)
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(phone.rows == ["Bob 0", "Cid 2", "Dan 3"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("that is told of changes its data has not seen looks anew")
  func wrongUpdates() {
    _ = phone.rows
    list.names.append("Dan")
    list.tableView.insertRows(
      at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .automatic)
    #expect(phone.rows == ["Ada 0", "Bob 1", "Cid 2", "Dan 3"])
    let table = list.tableView
    let wrong: [() -> Void] = [
      { table?.deleteRows(at: [IndexPath(row: 9, section: 3)], with: .automatic) },
      { table?.deleteRows(at: [IndexPath()], with: .automatic) },
      { table?.insertRows(at: [IndexPath(row: -1, section: 0)], with: .automatic) },
      { table?.insertRows(at: [IndexPath(row: 0, section: -1)], with: .automatic) },
      { table?.insertRows(at: [IndexPath(row: 99, section: 0)], with: .automatic) },
      { table?.insertRows(at: [IndexPath()], with: .automatic) },
      { table?.reloadRows(at: [IndexPath()], with: .automatic) },
      { table?.deleteSections([4], with: .automatic) },
      { table?.insertSections([4], with: .automatic) },
      { table?.reloadSections([4], with: .automatic) },
      { table?.endUpdates() },
    ]
    for update in wrong {
      update()
      #expect(phone.rows == ["Ada 0", "Bob 1", "Cid 2", "Dan 3"])
    }
  }

  @Test("shows sections with their titles, and takes and gives whole ones")
  func sections() throws {
    let table = Sections(["Fruit": ["Apple", "Pear"], "Roots": ["Beet"]])
    let host = ControllerHost { table }
    let list = try #require(host.rendered().first { $0.role == .list })
    #expect(list.children.map(\.role) == [.section, .section])
    #expect(list.children.map(\.label) == ["Fruit", "Roots"])
    #expect(list.children.first?.children.map(\.role) == [.header, .row, .row])
    #expect(Phone(host).rows == ["Apple", "Pear", "Beet"])
    table.content["Fruit"] = nil
    table.tableView.deleteSections([0], with: .automatic)
    #expect(Phone(host).rows == ["Beet"])
    table.content["Herbs"] = ["Dill", "Mint"]
    table.content["Roots"] = ["Beet", "Yam"]
    table.tableView.performBatchUpdates {
      table.tableView.insertSections([0], with: .automatic)
      table.tableView.insertRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
    }
    #expect(Phone(host).rows == ["Dill", "Mint", "Beet", "Yam"])
  }

  @Test("of a thousand rows shows twelve, reads all and reaches each by scrolling")
  func thousand() throws {
    list.names = (0..<1000).map { "Name \($0)" }
    list.tableView.reloadData()
    #expect(phone.rows.count == 1000)
    let refusal = #expect(throws: PhoneRefusal.self) { try phone.tap("Name 500") }
    #expect(refusal?.reason == .scrolledAway)
    #expect(throws: PhoneRefusal.self) { try phone.swipe("Name 500", "Delete") }
    try phone.scroll(to: "Name 500")
    try phone.tap("Name 500")
    #expect(log.take() == ["selected 500"])
    list.tableView.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: true)
    try phone.swipe("Name 999", "Delete")
    #expect(phone.rows.count == 999)
    try phone.scroll(to: "Name 0")
    try phone.tap("Name 0")
  }

  @Test("lets buttons in its rows be touched apart from the row")
  func accessory() throws {
    let button = UIButton(
      primaryAction: UIAction(title: "More") { [log] _ in log.note("more") })
    _ = phone.rows
    list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryView = button
    try phone.tap("More", inRow: "Bob")
    #expect(log.take() == ["more"])
    try phone.tap("Bob")
    #expect(log.take() == ["selected 1"])
  }

  private var selectedRows: [String] {
    var rows: [String] = []
    host.rendered().visit { element in
      if element.role == .row, element.traits.contains(.selected) { rows.append(element.label) }
    }
    return rows
  }
}

extension RenderedElement {
  func visit(_ look: (RenderedElement) -> Void) {
    look(self)
    for child in children { child.visit(look) }
  }
}

/// Names, one a row, with the row's number at the time the cell was made.
final class NameList: UITableViewController {
  var names: [String]
  var refused: Int?
  var notesSight = false
  var onSight: ((NameList) -> Void)?
  let log: Log

  init(_ names: [String], _ log: Log) {
    self.names = names
    self.log = log
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    content.secondaryText = "\(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let isItsCell = tableView.cellForRow(at: indexPath) === cell
    if notesSight { log.note("seen \(indexPath.row): \(isItsCell)") }
    onSight?(self)
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath.row == refused ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selected \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.note("deselected \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = names[indexPath.row]
    let mark = UIContextualAction(style: .normal, title: "Mark") { [log] _, _, done in
      log.note("marked \(name)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [mark])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, source, done in
      self?.names.remove(at: indexPath.row)
      self?.log.note("deleted \(indexPath.row): \(source is UITableViewCell)")
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// Sections with titles, sorted by them.
private final class Sections: UITableViewController {
  var content: [String: [String]]

  init(_ content: [String: [String]]) {
    self.content = content
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  private var titles: [String] { content.keys.sorted() }

  override func numberOfSections(in tableView: UITableView) -> Int { content.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titles[section] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content[titles[section]]?.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = self.content[titles[indexPath.section]]?[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
