/// Carries commands to an interactor, an actor or whatever else lives elsewhere: in the order sent,
/// one at a time, without the sender waiting (G3).
///
/// ```swift
/// let pin = Mailbox<any PinInteractor>(PinLogic(presenter: router), as: "PinInteractor", in: scope)
///
/// pin.send { await $0.tapped(number: 1) }
/// pin.send { await $0.tapped(number: 2) }                          // after the 1 is done
/// pin.send(on: .biometry, .drop) { await $0.authenticate() }       // meanwhile; one at a time
/// await pin.perform { await $0.reload() }                          // and wait until it is done
/// ```
///
/// An actor alone keeps no order across its own `await`: while one command waits for a worker,
/// the next begins in the middle of it. On a lane of a mailbox it does not. Lanes know nothing of
/// one another. One mailbox serves an interactor, made by the one who assembles and shared by all
/// who send; who asks the target directly is not in its order.
///
/// The mailbox ends when it is closed or released, or its scope is (G4): a command that comes later,
/// and every one that waited, is not carried out but counted in ``dropped`` and in
/// ``LifetimeScope/dropped``, and traced; what runs is cancelled, as tasks are, and keeps the target
/// until it has ended. A scope lists the commands that run among its tasks. The trace has each
/// command as it begins, because of what it was sent, and what it does comes from there (G7).
///
/// On the main actor, and without a lock. A command begins on the main actor, or on the target if
/// that is an actor.
@MainActor public final class Mailbox<Target: Sendable> {
  private let storage: MailboxStorage
  /// The target, where it is an actor: what waits together is carried out there in one hop.
  private let actor: (any Actor)?
  // Last, as how large it is is known to who uses it: what stands before it is found without a look.
  private let target: Target

  /// A mailbox of `target`.
  ///
  /// - Parameters:
  ///   - target: Who carries the commands out. Nobody should reach it but through the mailbox.
  ///   - name: What traces and reports call the target.
  ///   - scope: The life that it belongs to. Without one nothing is traced.
  public convenience init(
    _ target: Target, as name: StaticString = "Mailbox", in scope: LifetimeScope? = nil
  ) {
    self.init(target, as: name, in: scope, startsAtOnce: true)
  }

  /// `startsAtOnce` is false where the system cannot take a task's first step at once.
  init(
    _ target: Target, as name: StaticString, in scope: LifetimeScope?, startsAtOnce: Bool
  ) {
    self.target = target
    actor = target as? any Actor
    storage = MailboxStorage(name, in: scope, startsAtOnce: startsAtOnce)
  }

  deinit {
    guard storage.end() else { return }
    storage.starter.start("close") { [storage] in storage.close() }
  }

  /// Has a command carried out in its turn, and returns at once.
  ///
  /// A command that finds its lane idle begins at once, or right after the current turn where the
  /// system cannot do that.
  ///
  /// - Parameters:
  ///   - lane: The commands of one lane are carried out one after the other.
  ///   - policy: What becomes of it if the lane is busy.
  ///   - name: What traces and lists call it; the function that sends it unless given.
  ///   - sender: Who sends it, for the trace.
  ///   - command: What is to be done. It is released when it is done or will not be; one of several
  ///     that waited together, when the last of them is.
  /// - Complexity: O(1); with `replace`, O(*n*) in the commands that wait on the lane.
  public func send(
    on lane: MailboxLane = .main, _ policy: MailboxPolicy = .queue,
    as name: StaticString = #function, from sender: StaticString = "",
    _ command: @escaping @Sendable (Target) async -> Void
  ) {
    // Not in a capture list: Swift 6.3 has a closure with one leave its caller's actor first.
    let target = target
    let sent = SentCommand(call: storage.call(name, from: sender)) { await command(target) }
    storage.take(sent, on: lane, policy, for: actor)
  }

  /// Has a command carried out in its turn, and waits until it is done.
  ///
  /// It runs in the caller's task: it is cancelled with that and by nothing else. A caller that is
  /// cancelled before its turn has come leaves the line. When the mailbox or its scope is closed,
  /// those that wait are told at once; when either was merely released, as soon as the command that
  /// runs has ended.
  ///
  /// A command must not await one of its own lane, which would never begin. In debug builds that is
  /// reported, and the awaited command is not carried out; see ``OwnLaneWait``.
  ///
  /// - Parameters:
  ///   - lane: The commands of one lane are carried out one after the other.
  ///   - policy: What becomes of it if the lane is busy.
  ///   - name: What traces and lists call it; the function that calls unless given.
  ///   - sender: Who sends it, for the trace.
  ///   - command: What is to be done.
  /// - Returns: Whether the command was carried out; not, if it was dropped or replaced, its caller
  ///   was cancelled, or the mailbox has ended.
  @discardableResult
  public func perform(
    on lane: MailboxLane = .main, _ policy: MailboxPolicy = .queue,
    as name: StaticString = #function, from sender: StaticString = "",
    _ command: (Target) async -> Void
  ) async -> Bool {
    let index = storage.index(of: lane)
    let call = storage.call(name, from: sender)
    switch storage.arrive(call, on: index, policy) {
    case .begins: break
    case .isTurnedAway: return false
    case .waits(let caller):
      guard await storage.turn(of: caller, on: index, for: actor) else { return false }
    }
    let turn = storage.begin(call, on: index)
    await storage.carryOut(call, inTurn: turn, on: index) { await command(target) }
    storage.end(turn, on: index, for: actor)
    return true
  }

  /// Ends the mailbox: nothing begins any more, what waits is dropped, what was sent and runs is
  /// cancelled (G4). Once is enough.
  public func close() {
    storage.close()
  }

  /// Whether it was closed, or its scope is over.
  public var isClosed: Bool { storage.isOver }

  /// How many commands came too late, or waited when the mailbox was closed. Those that a policy
  /// dropped are not among them.
  public var dropped: Int { storage.dropped }
}
