// The short way of a module's messages: typed, inlined where they are sent, and without an allocation
// as long as no second one waits. The outermost sender is alive until its run ends, since it is an
// argument all the while; so its own messages, which are nearly all, need not retain it.
extension SerialDispatcher {
  /// Delivers a message of one of the target's kinds, at once or in its turn; never once the record's
  /// scope is over (G4).
  ///
  /// - Parameters:
  ///   - message: What is sent.
  ///   - kind: Which of the target's kinds it is.
  ///   - target: Who gets it.
  ///   - record: The target's life.
  /// - Complexity: O(1), without an allocation when not larger than the slot, with nothing else
  ///   waiting, and untraced or traced into a ring alone.
  @inlinable @inline(__always)
  package func send<Message, Target: DeliveryTarget>(
    _ message: Message, _ kind: UInt8, to target: Target, in record: ScopeRecord
  ) {
    if slots(message, kind, of: target) { return }
    target.otherwise(message, kind, through: self, in: record)
  }

  /// Lets a message wait in the slot, if its target began the run in work and nothing else waits.
  /// Whether it does. One that comes too late is found when it is taken out.
  @inlinable @inline(__always)
  package func slots<Message, Target: DeliveryTarget>(
    _ message: Message, _ kind: UInt8, of target: Target
  ) -> Bool {
    guard flags == Self.held, begunID == UInt(bitPattern: ObjectIdentifier(target)),
      DeliverySlot.holds(Message.self)
    else { return false }
    slot.put(message)
    slotKind = kind
    flags = Self.slotted
    return true
  }

  /// Whether a message may begin a run that no trace is told of.
  @inlinable @inline(__always)
  package func isIdle<Message>(for message: Message, in record: ScopeRecord) -> Bool {
    flags == 0 && DeliverySlot.holds(Message.self) && !record.isOver
  }

  /// The long way, of a message that is watched, comes from elsewhere, is not the first to wait, or
  /// comes too late.
  @usableFromInline
  func post<Message>(_ message: Message, _ kind: UInt8, to target: any DeliveryTarget) {
    let record = target.record
    if flags | Self.held | Self.traced == Self.held | Self.traced, isDelivering,
      DeliverySlot.holds(Message.self), !record.isOver
    {
      slot.put(message)
      slot.address(to: DeliverySlot.Address(target: target, kind: kind))
      slotCause = trace.currentCause
      flags |= Self.addressed
    } else {
      post(target.names[kind], in: record, payload: message) {
        target.deliver(kind, of: message)
      }
    }
  }

  @usableFromInline
  func drain(startedBy target: any DeliveryTarget, _ kind: UInt8, after deliveries: Int) {
    begun = target
    budget.begin(after: deliveries)
    drain { target.names[kind] }
  }

  /// Whether a message lies in the slot.
  var hasSlotted: Bool {
    flags & (Self.slotted | Self.addressed) & ~Self.held != 0
  }

  /// Delivers the message of the slot, in the half of a run in which nobody is named.
  func deliverSlot() {
    guard let (target, kind) = unaddressed() else { return }
    if target.record.isOver {
      _ = target.keep(kind, slot.message)
      counts.sent += 1
      drop(target.names[kind], in: target.record, ticket: slotTicket)
    } else {
      budget.spend()
      passed += 1
      let outer = trace.handling
      if flags & Self.traced != 0, let records = trace.records {
        trace.note(kind, of: target.names, in: target.record, because: slotCause, to: records)
      }
      target.deliver(kind, slot.message)
      trace.handling = outer
    }
  }

  /// The message of the slot, as one of the queue's.
  func unslotted() -> QueuedMessage? {
    guard let (target, kind) = unaddressed() else { return nil }
    counts.sent += 1
    return QueuedMessage(
      step: target.names[kind], isKept: false, record: target.record, ticket: slotTicket,
      run: target.keep(kind, slot.message))
  }

  private var slotTicket: TraceTicket? {
    flags & Self.traced == 0 ? nil : TraceTicket(cause: slotCause)
  }

  /// Whose the message of the slot is; from now on the slot counts as free.
  private func unaddressed() -> (any DeliveryTarget, UInt8)? {
    if flags & Self.addressed == Self.addressed {
      let address = slot.addressee()
      flags &= ~Self.addressed | Self.busy
      return (address.target, address.kind)
    }
    guard flags & Self.slotted == Self.slotted, let begun else { return nil }
    flags &= ~Self.slotted | Self.held
    return (begun, slotKind)
  }
}

// Functions of the target's, so that each hands on to the next what it was given, as it was given.
extension DeliveryTarget {
  /// The way of a message that does not wait in the slot of an untraced run.
  @inlinable @inline(__always)
  package func otherwise<Message>(
    _ message: Message, _ kind: UInt8, through dispatcher: SerialDispatcher,
    in record: ScopeRecord
  ) {
    guard DeliverySlot.holds(Message.self) else {
      return post(message, kind, through: dispatcher)
    }
    if dispatcher.isIdle(for: message, in: record) {
      begin(with: message, kind, through: dispatcher, in: record)
    } else if dispatcher.flags == SerialDispatcher.held | SerialDispatcher.traced,
      dispatcher.begunID == UInt(bitPattern: ObjectIdentifier(self)), !record.isOver
    {
      dispatcher.slot.put(message)
      dispatcher.slotKind = kind
      dispatcher.slotCause = dispatcher.trace.currentCause
      dispatcher.flags = SerialDispatcher.slotted | SerialDispatcher.traced
    } else if dispatcher.flags == SerialDispatcher.traced, !record.isOver {
      // The clock is somebody's code, which may send and may end lives: it is read before the message
      // lies in the slot.
      let cause = dispatcher.trace.startRun()
      if dispatcher.flags == SerialDispatcher.traced, !record.isOver {
        dispatcher.slot.put(message)
        runTraced(from: kind, because: cause, through: dispatcher, in: record)
      } else {
        post(message, kind, through: dispatcher)
      }
      dispatcher.trace.endRun()
    } else {
      post(message, kind, through: dispatcher)
    }
  }

  /// Begins a run. Only when the dispatcher is idle.
  @inlinable @inline(__always)
  package func begin<Message>(
    with message: Message, _ kind: UInt8, through dispatcher: SerialDispatcher,
    in record: ScopeRecord
  ) {
    dispatcher.slot.put(message)
    run(from: kind, through: dispatcher, in: record)
  }

  @inlinable @inline(never)
  func post<Message>(_ message: Message, _ kind: UInt8, through dispatcher: SerialDispatcher) {
    dispatcher.post(message, kind, to: self)
  }

  /// Delivers the outermost message, which is in the slot, and those of the target's own that it
  /// leads to: as long as nothing else waits, and in the half of a run in which nobody is named.
  @inlinable @inline(never)
  func run(
    from first: UInt8, through dispatcher: SerialDispatcher, in record: ScopeRecord
  ) {
    dispatcher.begunID = UInt(bitPattern: ObjectIdentifier(self))
    var kind = first
    var deliveries = 0
    repeat {
      dispatcher.flags = SerialDispatcher.held
      deliver(kind, dispatcher.slot.message)
      deliveries &+= 1
      kind = dispatcher.slotKind
    } while dispatcher.flags == SerialDispatcher.slotted && deliveries < dispatcher.half
      && !record.isOver
    dispatcher.passed &+= deliveries &- 1
    guard dispatcher.flags != SerialDispatcher.held else { return dispatcher.flags = 0 }
    dispatcher.drain(startedBy: self, first, after: deliveries)
  }

  /// The same while messages are traced into a ring: each is written down before it is delivered. The
  /// trace's run has been started.
  @inlinable @inline(never)
  func runTraced(
    from first: UInt8, because outside: TraceCause, through dispatcher: SerialDispatcher,
    in record: ScopeRecord
  ) {
    let trace = dispatcher.trace
    guard let records = trace.records else { return }
    let outer = trace.handling
    dispatcher.begunID = UInt(bitPattern: ObjectIdentifier(self))
    var cause = outside
    var kind = first
    var deliveries = 0
    repeat {
      dispatcher.flags = SerialDispatcher.held | SerialDispatcher.traced
      trace.note(kind, of: names, in: record, because: cause, to: records)
      deliver(kind, dispatcher.slot.message)
      deliveries &+= 1
      kind = dispatcher.slotKind
      cause = dispatcher.slotCause
    } while dispatcher.flags == SerialDispatcher.slotted | SerialDispatcher.traced
      && deliveries < dispatcher.half && !record.isOver
    trace.handling = outer
    dispatcher.passed &+= deliveries
    if dispatcher.flags == SerialDispatcher.held | SerialDispatcher.traced {
      dispatcher.flags = SerialDispatcher.traced
    } else {
      dispatcher.drain(startedBy: self, first, after: deliveries)
    }
  }
}
