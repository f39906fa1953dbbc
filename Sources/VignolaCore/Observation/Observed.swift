/// A value that others watch: current at once, told to each observer in order, for as long as the
/// observer lives.
///
/// ```swift
/// let items = Observed<[Item]>([], as: "CartUnit.items", in: scope)
/// items.bind(to: holder) { holder, items in holder.count = items.count }  // called now, with []
/// items.set([milk])                                                       // and now, with [milk]
/// ```
///
/// Changes are told through the tree's dispatcher (G1): one made while another is being told waits
/// its turn, so every observer sees all changes in one order; two values that set each other without
/// end are stopped and reported. An observer is told the value that was set, while ``value`` may
/// already be a newer one.
///
/// Who binds while a change is told gets the current value at once and then only later changes. Once
/// the scope is over, setting still changes the value but nobody is told, which is counted and
/// traced (G4). On the main actor.
@MainActor public final class Observed<Value: Sendable> {
  /// The current value.
  @inlinable public var value: Value { current }
  /// What traces and leak reports call it.
  public let name: StaticString

  // Each access to these is a load, a store or an append, in which no other code runs: the checks
  // for overlap would find nothing and cost more than all the rest.
  @exclusivity(unchecked) @usableFromInline var current: Value
  @exclusivity(unchecked) @usableFromInline var changes = 0
  @exclusivity(unchecked) @usableFromInline var subscriptions: [Subscription<Value>] = []
  /// How many changes are being told: none of the subscriptions goes meanwhile, so that who tells need
  /// not keep them.
  @exclusivity(unchecked) @usableFromInline var telling = 0
  /// How many subscriptions there may be before the gone ones are looked for: twice those that were
  /// left the last time, so that a new one pays for two at most.
  @usableFromInline var sweepsAt = 16
  @usableFromInline let record: ScopeRecord?
  @usableFromInline let dispatcher: SerialDispatcher

  /// Begins with `value`. Without a scope, changes go through a dispatcher of its own.
  public init(_ value: Value, as name: StaticString = "", in scope: LifetimeScope? = nil) {
    current = value
    self.name = name
    record = scope?.record
    dispatcher = scope?.dispatcher ?? SerialDispatcher()
    record?.outputs.append(WeakOutput(output: self)) { $0.isGone }
  }

  /// Makes `new` the value, and tells it to everyone who observes.
  ///
  /// - Complexity: O(*n*) in the observers, without an allocation when nothing else is being
  ///   delivered in the tree.
  @inlinable public func set(_ new: Value) {
    current = new
    changes += 1
    guard dispatcher.begins(in: record) else {
      return send(Change(of: self, to: new, number: changes))
    }
    tell(new, number: changes)
    dispatcher.ends(startedBy: MessageStep(.output, name, to: "observers"))
  }

  /// The way of a change that has to wait, is traced or comes too late.
  @inlinable @inline(never) func send(_ change: Change) {
    dispatcher.send(
      change, as: MessageStep(.output, name, to: "observers"), in: record, payload: change.value
    ) { $0.observed.tell($0.value, number: $0.number) }
  }

  /// A change on its way. A message of its own, so that sending it needs no closure to be made.
  @usableFromInline struct Change {
    @usableFromInline let observed: Observed
    @usableFromInline let value: Value
    @usableFromInline let number: Int

    @inlinable init(of observed: Observed, to value: Value, number: Int) {
      self.observed = observed
      self.value = value
      self.number = number
    }
  }

  @inlinable func tell(_ value: Value, number: Int) {
    telling &+= 1
    var someoneIsGone = false
    lend(value) { value in
      var place = 0
      while place < subscriptions.count {
        // Kept by the list, in which it stays as long as anything is told.
        let subscription = Unmanaged.passUnretained(subscriptions[place])
        let isThere = subscription.lend { $0.since >= number || $0.tell(value) }
        if !isThere { someoneIsGone = true }
        place &+= 1
      }
    }
    telling &-= 1
    if someoneIsGone { sweep() }
  }

  /// Calls `run` with the current value now and with each change from then on, until `owner` is gone.
  ///
  /// The owner is handed to `run`, so that the closure need not capture it: what it captures strongly
  /// stays alive as long as the owner and the next change.
  ///
  /// - Complexity: O(1) on average, beside `run`: owners that are gone are swept out when the list has
  ///   doubled, and at each change.
  @inlinable public func bind<Owner: AnyObject>(
    to owner: Owner, _ run: @escaping (Owner, Value) -> Void
  ) {
    subscribe(OwnerSubscription(owner, since: changes, run: run))
  }

  /// How many observe it now, owners and streams.
  ///
  /// - Complexity: O(*n*) in the observers.
  public var observers: Int { subscriptions.count { !$0.isGone } }

  /// Whether `object` observes it as an owner.
  public func isObserved(by object: AnyObject) -> Bool {
    subscriptions.contains { $0.observer === object }
  }

  @inlinable func subscribe(_ subscription: Subscription<Value>) {
    if subscriptions.count >= sweepsAt { sweep() }
    subscriptions.append(subscription)
    lend(value) { _ = subscription.tell($0) }
  }

  /// What the gone subscriptions captured is released last: its `deinit` may bind.
  @usableFromInline func sweep() {
    guard telling == 0 else { return }
    let all = subscriptions
    subscriptions = all.filter { !$0.isGone }
    sweepsAt = max(16, subscriptions.count * 2)
    withExtendedLifetime(all) {}
  }
}

extension Observed: Output {
  var outputName: String { name.description.isEmpty ? "Observed<\(Value.self)>" : "\(name)" }
  var observerIDs: Set<ObjectIdentifier> {
    Set(subscriptions.compactMap(\.observer).map { ObjectIdentifier($0) })
  }
}
