/// Tasks that end with whoever owns the bag.
///
/// ```swift
/// final class Player: Sendable {
///   private let tasks = TaskBag()
///   func play() { tasks.add(Task { await self.stream() }, named: "stream") }
/// }   // gone: "stream" is cancelled
/// ```
///
/// A scope has one of its own, used through its ``Spawner``. Cancelling is for good: a task added
/// afterwards is cancelled at once. A finished task is forgotten; a cancelled one that goes on is
/// listed until it ends. Safe on every thread.
public final class TaskBag: Sendable {
  typealias State = TaskBagState<Task<Void, Never>>

  let state = Lock(State())

  /// An empty bag.
  public init() {}

  deinit { cancelAll() }

  /// Owns `task` from now on.
  public func add(_ task: Task<Void, Never>, named name: StaticString) {
    let ticket = announce(name)
    attach(task, to: ticket)
    TaskStarter.current.start(name) { [weak self] in
      await task.value
      self?.finish(ticket)
    }
  }

  /// Cancels every task, and every one that is added later.
  public func cancelAll() {
    for task in state.withLock({ $0.cancelAll() }) { task.cancel() }
  }

  /// How many tasks have not ended.
  public var count: Int { state.withLock { $0.count } }

  /// The names of the tasks that have not ended, in the order added.
  public var names: [String] { state.withLock { $0.names } }

  func announce(_ name: StaticString) -> State.Ticket {
    state.withLock { $0.announce(name) }
  }

  func attach(_ task: Task<Void, Never>, to ticket: State.Ticket) {
    state.withLock { $0.attach(task, to: ticket) }?.cancel()
  }

  func rename(_ ticket: State.Ticket, _ name: StaticString) {
    state.withLock { $0.rename(ticket, name) }
  }

  func name(of ticket: State.Ticket) -> StaticString? {
    state.withLock { $0.name(of: ticket) }
  }

  func finish(_ ticket: State.Ticket) {
    state.withLock { $0.finish(ticket) }
  }
}
