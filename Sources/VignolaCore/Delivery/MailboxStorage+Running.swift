extension MailboxStorage {
  /// A task carries out `first`, and whatever is sent until the lane is empty.
  func start(_ first: MailboxBatch, on index: Int, for actor: (any Actor)?) {
    guard let name = first.commands.first?.call.name else { return }
    let ticket = tasks.announce(name)
    let run = MailboxRun(ticket, batch: first)
    lanes[index].run = run
    let turn = SpawnedTask(bag: tasks, ticket: ticket)
    let task = trace.aside {
      let work: @MainActor () async -> Void = { [self] in
        await inTurn(turn, on: index) {
          while let batch = run.batch {
            await carryOut(batch, of: run, for: actor)
            run.batch = following(run, on: index, for: actor)
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
  private func carryOut(_ batch: MailboxBatch, of run: MailboxRun, for actor: (any Actor)?) async {
    if batch.commands.count > 1, let actor {
      let tasks = tasks
      let ticket = run.ticket
      await batch.carryOut(
        on: actor, began: { tasks.rename(ticket, $0) }, isOver: { isOver })
    } else {
      while !isOver, let command = batch.claim() {
        tasks.rename(run.ticket, command.call.name)
        if trace.isOn {
          await traced(command.call) { await command.run() }
        } else {
          await command.run()
        }
      }
    }
  }

  /// What the task carries out next. Nil, and the task ends, when nobody waits, when it is a
  /// caller's turn, and when the task was cancelled: what comes then needs one that is not.
  private func following(
    _ run: MailboxRun, on index: Int, for actor: (any Actor)?
  ) -> MailboxBatch? {
    if isOver { clear(index) }
    switch lanes[index].state.next(atMost: trace.isOn ? 1 : .max) {
    case .nobodys:
      lanes[index].run = nil
    case .caller(let caller):
      lanes[index].run = nil
      caller.answer(true)
    case .batch(let commands):
      let batch = MailboxBatch(commands)
      guard run.isCancelled else { return batch }
      start(batch, on: index, for: actor)
    }
    return nil
  }

  /// A caller comes to a lane.
  func arrive(_ call: MailboxCall, on index: Int, _ policy: MailboxPolicy) -> CallerArrival {
    starter.explorer?.arrive(at: "a mailbox")
    guard !isOver else {
      drop(call)
      return .isTurnedAway
    }
    guard !Task.isCancelled else {
      note(call, "(cancelled)")
      return .isTurnedAway
    }
    guard policy == .drop || !isOwnLane(index, of: call) else { return .isTurnedAway }
    lazy var caller = MailboxCaller(call)
    switch lanes[index].state.arrive(.awaited(caller), policy) {
    case .begins: return .begins
    case .waits: break
    case .isDropped:
      note(call, "(busy)")
      return .isTurnedAway
    case .replaces(let superseded): replace(superseded, on: index)
    }
    return .waits(caller)
  }

  /// Waits for the lane, and then has it. False if the command is not to be carried out.
  func turn(of caller: MailboxCaller, on index: Int, for actor: (any Actor)?) async -> Bool {
    guard await answer(to: caller, on: index) else { return false }
    // Between the answer and now its caller may have been cancelled, or everything may have ended.
    guard !isOver, !Task.isCancelled else {
      if isOver { drop(caller.call) } else { note(caller.call, "(cancelled)") }
      handOver(index, for: actor)
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

  /// A caller has the lane, and its task counts as waiting from now on: its command is listed for
  /// itself.
  func begin(_ call: MailboxCall, on index: Int) -> CallerTurn {
    let ticket = tasks.announce(call.name)
    lanes[index].run = MailboxRun(ticket)
    let caller = SpawnedTask.current
    caller?.beginWait()
    return CallerTurn(caller: caller, command: SpawnedTask(bag: tasks, ticket: ticket))
  }

  /// Carries out a caller's command in the caller's task.
  func carryOut(
    _ call: MailboxCall, inTurn turn: CallerTurn, on index: Int, _ body: () async -> Void
  ) async {
    if trace.isOn {
      await inTurn(turn.command, on: index) { await traced(call, body) }
    } else {
      await inTurn(turn.command, on: index, body)
    }
  }

  /// A caller's command is done: the lane goes to who waits.
  func end(_ turn: CallerTurn, on index: Int, for actor: (any Actor)?) {
    turn.caller?.endWait()
    tasks.finish(turn.command.ticket)
    handOver(index, for: actor)
  }

  /// Whoever had the lane has ended: the turn goes to who waits, and the lane is busy until nobody
  /// does.
  func handOver(_ index: Int, for actor: (any Actor)?) {
    if isOver { clear(index) }
    lanes[index].run = nil
    switch lanes[index].state.next(atMost: trace.isOn ? 1 : .max) {
    case .nobodys: break
    case .caller(let caller): caller.answer(true)
    case .batch(let commands): start(MailboxBatch(commands), on: index, for: actor)
    }
  }

  /// Traces a command's start, has all that it does come from there, and traces its end (G7).
  func traced(_ call: MailboxCall, _ body: () async -> Void) async {
    let start = trace.start(
      with: MessageStep(.command, call.name, from: call.sender, to: name), module: module,
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
