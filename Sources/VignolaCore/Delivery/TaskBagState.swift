/// What a bag of tasks knows, and what is to be done about each thing that happens to it: the pure
/// part. What it returns is done outside the lock.
///
/// A task is announced before it is made, since it may be over before its maker is told which one
/// it is.
struct TaskBagState<Running: Sendable>: Sendable {
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry: Sendable {
    let number: Int
    var name: StaticString
    var running: Running?
    var waits = 0
  }

  /// In the order announced, which is that of their numbers.
  private var entries: [Entry] = []
  private var next = 0
  private(set) var isCancelled = false

  var count: Int { entries.count }

  var names: [String] { entries.map(\.name.description) }

  /// The names of those that do not wait for a test to go on, in the order announced.
  var busy: [String] { entries.filter { $0.waits == 0 }.map(\.name.description) }

  func isBusy(_ ticket: Ticket) -> Bool {
    index(of: ticket).map { entries[$0].waits == 0 } ?? false
  }

  mutating func beginWait(_ ticket: Ticket) {
    if let index = index(of: ticket) { entries[index].waits += 1 }
  }

  mutating func endWait(_ ticket: Ticket) {
    guard let index = index(of: ticket), entries[index].waits > 0 else { return }
    entries[index].waits -= 1
  }

  mutating func announce(_ name: StaticString) -> Ticket {
    defer { next += 1 }
    entries.append(Entry(number: next, name: name))
    return Ticket(number: next)
  }

  /// The announced task exists; it is to be cancelled when this returns it.
  mutating func attach(_ running: Running, to ticket: Ticket) -> Running? {
    guard let index = index(of: ticket) else { return nil }
    entries[index].running = running
    return isCancelled ? running : nil
  }

  /// The task goes on to something else, which is its name from now on.
  mutating func rename(_ ticket: Ticket, _ name: StaticString) {
    if let index = index(of: ticket) { entries[index].name = name }
  }

  func name(of ticket: Ticket) -> StaticString? { index(of: ticket).map { entries[$0].name } }

  mutating func finish(_ ticket: Ticket) {
    if let index = index(of: ticket) { entries.remove(at: index) }
  }

  /// Returns what is to be cancelled, in the order announced. It stays until it is finished: a task
  /// that does not heed its cancellation still runs.
  mutating func cancelAll() -> [Running] {
    guard !isCancelled else { return [] }
    isCancelled = true
    return entries.compactMap(\.running)
  }

  /// Where a ticket's task is listed: nearly always the last, or close to it.
  private func index(of ticket: Ticket) -> Int? {
    var (low, high) = (0, entries.count)
    if let last = entries.last, last.number == ticket.number { return high - 1 }
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < ticket.number { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].number == ticket.number ? low : nil
  }
}
