import Synchronization

/// What a mailbox is behind its surface: it carries out what the lanes' states say.
///
/// The tasks that carry commands out keep it, and their target for as long as they run; they do not
/// keep the mailbox. So the mailbox ends when its owner lets it go, and with it what was sent.
///
/// It does not know the type of the target: a class that did would ask the runtime for its own types
/// again and again, which took a third of what a command cost.
@MainActor final class MailboxStorage {
  typealias LaneState = MailboxLaneState<SentCommand, MailboxCaller>

  /// A lane, and what runs on it.
  struct Lane {
    let id: MailboxLane
    var state = LaneState()
    var run: MailboxRun?
  }

  nonisolated let name: StaticString
  nonisolated let record: ScopeRecord?
  nonisolated let tasks: TaskBag
  let trace: Trace
  nonisolated let starter: TaskStarter
  let startsAtOnce: Bool
  var lanes = [Lane(id: .main)]
  private(set) var dropped = 0

  private nonisolated let over = Atomic(false)

  init(_ name: StaticString, in scope: LifetimeScope?, startsAtOnce: Bool) {
    self.name = name
    self.startsAtOnce = startsAtOnce
    record = scope?.record
    tasks = record?.tasks ?? TaskBag()
    trace = scope?.trace ?? .off
    starter = scope?.record.services.starter ?? .current
    scope?.onClose { [weak self] in self?.close() }
  }

  /// Whether the mailbox was closed or released, or its scope was.
  nonisolated var isOver: Bool { over.load(ordering: .acquiring) || record?.isOver == true }

  /// From now on no command begins. Whether that is news.
  nonisolated func end() -> Bool { !over.exchange(true, ordering: .acquiringAndReleasing) }

  /// The lane of an id, which may be new: there are few, and the first is the usual one.
  func index(of lane: MailboxLane) -> Int {
    if let index = lanes.firstIndex(where: { $0.id == lane }) { return index }
    lanes.append(Lane(id: lane))
    return lanes.count - 1
  }

  /// What a command is called from here on.
  func call(_ name: StaticString, from sender: StaticString) -> MailboxCall {
    MailboxCall(name: name, sender: sender, cause: trace.isOn ? trace.currentCause : .none)
  }

  /// Takes a command that was sent: it begins, waits, or is dropped.
  func take(
    _ command: SentCommand, on lane: MailboxLane, _ policy: MailboxPolicy, for actor: (any Actor)?
  ) {
    starter.explorer?.arrive(at: "a mailbox")
    guard !isOver else { return drop(command.call) }
    let index = index(of: lane)
    switch lanes[index].state.arrive(.sent(command), policy) {
    case .begins: start(MailboxBatch([command]), on: index, for: actor)
    case .waits: break
    case .isDropped: note(command.call, "(busy)")
    case .replaces(let superseded): replace(superseded, on: index)
    }
  }

  /// Those that waited to replace are out of the line, and what runs is cancelled.
  func replace(_ superseded: [LaneState.Command], on index: Int) {
    for command in superseded { turnAway(command, "(replaced)") }
    guard let run = lanes[index].run, let batch = run.batch else { return }
    var rest = batch.takeBack()
    // It has the turn and has not begun: a turn later it would have been cancelled at its start.
    if rest.count == batch.commands.count, let first = rest.popFirst() {
      note(first.call, "(replaced)")
    }
    lanes[index].state.takeBack(rest)
    run.cancel()
  }

  /// Ends the mailbox: what waits is dropped, in order, and what runs is cancelled.
  func close() {
    _ = end()
    for index in lanes.indices {
      lanes[index].run?.cancel()
      clear(index)
    }
  }

  /// Nothing that has not begun on a lane will.
  func clear(_ index: Int) {
    for command in lanes[index].run?.batch?.takeBack() ?? [] { drop(command.call) }
    for command in lanes[index].state.empty() {
      switch command {
      case .sent(let sent): drop(sent.call)
      case .awaited(let caller):
        drop(caller.call)
        caller.answer(false)
      }
    }
  }

  private func turnAway(_ command: LaneState.Command, _ reason: StaticString) {
    switch command {
    case .sent(let sent): note(sent.call, reason)
    case .awaited(let caller):
      note(caller.call, reason)
      caller.answer(false)
    }
  }

  /// A command came too late, or waited when the mailbox was closed (G4).
  func drop(_ call: MailboxCall) {
    dropped += 1
    let step = MessageStep(.command, call.name, from: call.sender, to: name)
    record?.drop(step, ticket: trace.isOn ? TraceTicket(cause: call.cause, payload: nil) : nil)
  }

  /// A command is not carried out, as its policy says or its caller wants.
  func note(_ call: MailboxCall, _ reason: StaticString) {
    guard trace.isOn else { return }
    trace.write(
      MessageStep(.lifetime, call.name, from: call.sender, to: reason), module: module,
      ticket: TraceTicket(cause: call.cause, payload: nil))
  }

  var module: StaticString { record?.name ?? "" }
}
