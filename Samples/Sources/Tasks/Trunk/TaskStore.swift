/// Tasks that are kept for as long as the app runs.
@MainActor public final class TaskStore: TaskService {
  private struct Listener {
    weak var owner: AnyObject?
    let tell: () -> Void
  }

  /// What a new user finds.
  public nonisolated static let welcome = ["Just a welcome task", "And its neighbor"]

  /// Every task, in the order in which they were made.
  public private(set) var all: [TodoItem] = []
  private let dates: any DateService
  private var lastNumber = 0
  private var listeners: [Listener] = []

  /// A store with tasks in it.
  ///
  /// - Parameters:
  ///   - texts: What the first tasks say.
  ///   - dates: Says when a task is made.
  public init(_ texts: [String] = TaskStore.welcome, dates: any DateService) {
    self.dates = dates
    all = texts.map(make)
  }

  /// The task of an identity; nil when it is gone.
  public func item(_ id: TodoItem.ID) -> TodoItem? {
    all.first { $0.id == id }
  }

  /// Makes a task, the last of all.
  public func create(_ text: String) {
    all.append(make(text))
    tellAll()
  }

  /// Changes what a task says, neither its place nor its date; `false` when it is gone.
  public func change(_ id: TodoItem.ID, to text: String) -> Bool {
    guard let place = all.firstIndex(where: { $0.id == id }) else { return false }
    all[place].text = text
    tellAll()
    return true
  }

  /// Deletes a task; one that is gone already changes nothing.
  public func delete(_ id: TodoItem.ID) {
    guard let place = all.firstIndex(where: { $0.id == id }) else { return }
    all.remove(at: place)
    tellAll()
  }

  /// Calls `tell` after each change, for as long as the owner lives; the first who asked is told
  /// first.
  public func onChange<Owner: AnyObject>(for owner: Owner, _ tell: @escaping (Owner) -> Void) {
    listeners.append(
      Listener(owner: owner) { [weak owner] in
        if let owner { tell(owner) }
      })
  }

  private func make(_ text: String) -> TodoItem {
    lastNumber += 1
    return TodoItem(id: .init(number: lastNumber), text: text, created: dates.now)
  }

  private func tellAll() {
    listeners.removeAll { $0.owner == nil }
    for listener in listeners { listener.tell() }
  }
}
