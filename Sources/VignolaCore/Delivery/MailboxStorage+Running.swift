extension MailboxStorage {
  /// A task carries out `first`, and whatever is sent until the lane is empty.
  func start(_ first: Batch, on index: Int, for target: Target) {
    guard let name = first.commands.first?.call.name else { return }
    let ticket = tasks.announce(name)
    let run = MailboxRun(ticket, batch: first)
    lanes[index].run = run
    let turn = SpawnedTask(bag: tasks, ticket: ticket)
    let task = trace.aside {
      let work: @MainActor () async -> Void = { [self] in
        await inTurn(turn, on: index) {
          while let batch = run.batch {
            await carryOut(batch, of: run, for: target)
            run.batch = following(run, on: index, for: target)
          }
        }
        tasks.finish(ticket)
      }
      return startsAtOnce ? starter.startAtOnce(name, work) : starter.start(name, work)
    }
    run.attach(task)
    tasks.attach(task, to: ticket)
  }

  /// One command is begun from here, in one hop. Several are in one hop too: their target's own, if
  /// it is an actor. A trace is told of each, and so takes one at a time.
  private func carryOut(_ batch: Batch, of run: MailboxRun<Target>, for target: Target) async {
    if batch.commands.count > 1, let actor = target as? any Actor {
      let tasks = tasks
      let ticket = run.ticket
      await batch.carryOut(
        on: target, isolation: actor, began: { tasks.rename(ticket, $0) }, isOver: { isOver })
    } else {
      while !isOver, let command = batch.claim() {
        tasks.rename(run.ticket, command.call.name)
        await traced(command.call) { await command.run(target) }
      }
    }
  }

  /// What the task carries out next. Nil, and the task ends, when nobody waits, when it is a
  /// caller's turn, and when the task was cancelled: what comes then needs one that is not.
  private func following(
    _ run: MailboxRun<Target>, on index: Int, for target: Target
  ) -> Batch? {
    if isOver { clear(index) }
    switch lanes[index].state.next(atMost: trace.isOn ? 1 : .max) {
    case .nobodys:
      lanes[index].run = nil
    case .caller(let caller):
      lanes[index].run = nil
      caller.answer(true)
    case .batch(let commands):
      let batch = Batch(commands)
      guard run.isCancelled else { return batch }
      start(batch, on: index, for: target)
    }
    return nil
  }

  /// Waits for the lane, and then has it. False if the command is not to be carried out.
  func turn(
    _ call: MailboxCall, on index: Int, _ policy: MailboxPolicy, for target: Target
  ) async -> Bool {
    starter.explorer?.arrive(at: "a mailbox")
    guard !isOver else {
      drop(call)
      return false
    }
    guard !Task.isCancelled else {
      note(call, "(cancelled)")
      return false
    }
    guard policy == .drop || !isOwnLane(index, of: call) else { return false }
    let caller = MailboxCaller(call)
    switch lanes[index].state.arrive(.awaited(caller), policy) {
    case .begins: return true
    case .waits: break
    case .isDropped:
      note(call, "(busy)")
      return false
    case .replaces(let superseded): replace(superseded, on: index)
    }
    guard await answer(to: caller, on: index) else { return false }
    // Between the answer and now its caller may have been cancelled, or everything may have ended.
    guard !isOver, !Task.isCancelled else {
      if isOver { drop(call) } else { note(call, "(cancelled)") }
      handOver(index, for: target)
      return false
    }
    return true
  }

  private func answer(to caller: MailboxCaller, on index: Int) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { caller.wait($0) }
    } onCancel: {
      starter.start("leave") { [self] in
        guard lanes[index].state.leave({ $0 === caller }) else { return }
        note(caller.call, "(cancelled)")
        caller.answer(false)
      }
    }
  }

  /// Carries out a caller's command in the caller's task, which counts as waiting meanwhile: the
  /// command is listed for itself.
  func carryOut(_ call: MailboxCall, on index: Int, _ body: () async -> Void) async {
    let ticket = tasks.announce(call.name)
    lanes[index].run = MailboxRun(ticket)
    let caller = SpawnedTask.current
    caller?.beginWait()
    await inTurn(SpawnedTask(bag: tasks, ticket: ticket), on: index) {
      await traced(call, body)
    }
    caller?.endWait()
    tasks.finish(ticket)
  }

  /// Whoever had the lane has ended: the turn goes to who waits, and the lane is busy until nobody
  /// does.
  func handOver(_ index: Int, for target: Target) {
    if isOver { clear(index) }
    lanes[index].run = nil
    switch lanes[index].state.next(atMost: trace.isOn ? 1 : .max) {
    case .nobodys: break
    case .caller(let caller): caller.answer(true)
    case .batch(let commands): start(Batch(commands), on: index, for: target)
    }
  }

  /// Traces a command's start, has all that it does come from there, and traces its end (G7).
  func traced(_ call: MailboxCall, _ body: () async -> Void) async {
    guard trace.isOn else { return await body() }
    let start = trace.write(
      MessageStep(.command, call.name, from: call.sender, to: name), module: module,
      ticket: TraceTicket(cause: call.cause, payload: nil))
    await Trace.$taskStart.withValue(start) {
      await body()
      trace.record(.task, call.name, module: module, to: Task.isCancelled ? "cancelled" : "ended")
    }
  }

  /// Runs `body` as what the ticket is for: what waits for a test inside it says so there.
  func inTurn(_ turn: SpawnedTask, on index: Int, _ body: () async -> Void) async {
    await SpawnedTask.$bound.withValue(turn) {
      #if DEBUG
        let own = MailboxTurn(in: ObjectIdentifier(self), on: lanes[index].id)
        await MailboxTurn.$current.withValue(own) { await body() }
      #else
        await body()
      #endif
    }
  }

  /// In debug builds: whether the call would wait for itself, which is reported.
  private func isOwnLane(_ index: Int, of call: MailboxCall) -> Bool {
    #if DEBUG
      let lane = lanes[index].id
      guard lanes[index].state.isBusy, MailboxTurn.isOwn(lane, of: ObjectIdentifier(self)) else {
        return false
      }
      note(call, "(waits for itself)")
      let running = lanes[index].run.flatMap { tasks.name(of: $0.ticket) } ?? ""
      let wait = OwnLaneWait(
        mailbox: name.description, lane: lane.description, running: running.description,
        awaited: call.name.description)
      (record?.services.report ?? Report.print)(.ownLaneWait(wait))
      return true
    #else
      return false
    #endif
  }
}
