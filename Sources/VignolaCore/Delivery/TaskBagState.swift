/// What a bag of tasks knows, and what is to be done about each thing that happens to it: the pure
/// part. What it returns is done outside the lock.
///
/// A task is announced before it is made, since it may be over before its maker is told which one
/// it is.
struct TaskBagState<Running: Sendable>: Sendable {
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private enum Entry: Sendable {
    case announced(StaticString)
    case running(StaticString, Running)

    var name: StaticString {
      switch self {
      case .announced(let name), .running(let name, _): name
      }
    }
  }

  private var entries: [Int: Entry] = [:]
  private var waits: [Int: Int] = [:]
  private var next = 0
  private(set) var isCancelled = false

  var count: Int { entries.count }

  var names: [String] {
    entries.sorted { $0.key < $1.key }.map(\.value.name.description)
  }

  /// The names of those that do not wait for a test to go on, in the order announced.
  var busy: [String] {
    entries.filter { waits[$0.key] == nil }.sorted { $0.key < $1.key }
      .map(\.value.name.description)
  }

  func isBusy(_ ticket: Ticket) -> Bool {
    entries[ticket.number] != nil && waits[ticket.number] == nil
  }

  mutating func beginWait(_ ticket: Ticket) {
    guard entries[ticket.number] != nil else { return }
    waits[ticket.number, default: 0] += 1
  }

  mutating func endWait(_ ticket: Ticket) {
    guard let count = waits[ticket.number] else { return }
    waits[ticket.number] = count > 1 ? count - 1 : nil
  }

  mutating func announce(_ name: StaticString) -> Ticket {
    defer { next += 1 }
    entries[next] = .announced(name)
    return Ticket(number: next)
  }

  /// The announced task exists; it is to be cancelled when this returns it.
  mutating func attach(_ running: Running, to ticket: Ticket) -> Running? {
    guard let entry = entries[ticket.number] else { return nil }
    entries[ticket.number] = .running(entry.name, running)
    return isCancelled ? running : nil
  }

  /// The task goes on to something else, which is its name from now on.
  mutating func rename(_ ticket: Ticket, _ name: StaticString) {
    switch entries[ticket.number] {
    case .announced: entries[ticket.number] = .announced(name)
    case .running(_, let running): entries[ticket.number] = .running(name, running)
    case nil: break
    }
  }

  func name(of ticket: Ticket) -> StaticString? { entries[ticket.number]?.name }

  mutating func finish(_ ticket: Ticket) {
    entries[ticket.number] = nil
    waits[ticket.number] = nil
  }

  /// Returns what is to be cancelled, in the order announced. It stays until it is finished: a task
  /// that does not heed its cancellation still runs.
  mutating func cancelAll() -> [Running] {
    guard !isCancelled else { return [] }
    isCancelled = true
    return entries.sorted { $0.key < $1.key }.compactMap { entry in
      if case .running(_, let running) = entry.value { running } else { nil }
    }
  }
}
