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
  /// - Complexity: O(1), without an allocation when untraced, not larger than the slot, and with
  ///   nothing else waiting.
  @inlinable @inline(__always)
  package func send<Message, Target: DeliveryTarget>(
    _ message: Message, _ kind: UInt8, to target: Target, in record: ScopeRecord
  ) {
    guard flags == Self.held, begunID == UInt(bitPattern: ObjectIdentifier(target)),
      DeliverySlot.holds(Message.self), !record.isOver
    else { return begin(with: message, kind, to: target, in: record) }
    slot.put(message)
    slotKind = kind
    flags = Self.slotted
  }

  /// The outermost message, delivered where it is sent. A function of its own, so that the way of
  /// those that it leads to stays without a call.
  @inlinable @inline(never)
  func begin<Message, Target: DeliveryTarget>(
    with message: Message, _ kind: UInt8, to target: Target, in record: ScopeRecord
  ) {
    guard flags == 0, DeliverySlot.holds(Message.self), !record.isOver else {
      return post(message, kind, to: target)
    }
    flags = Self.held
    begun = target
    begunID = UInt(bitPattern: ObjectIdentifier(target))
    slot.put(message)
    target.deliver(kind, slot.message)
    guard flags != Self.held else { return flags = 0 }
    // Its own messages, as long as only they wait, in the half of a run in which nobody is named.
    let half = limit / 2
    var deliveries = 1
    while flags == Self.slotted, deliveries < half, !record.isOver {
      flags = Self.held
      deliveries &+= 1
      target.deliver(slotKind, slot.message)
    }
    passed &+= deliveries &- 1
    guard flags != Self.held else { return flags = 0 }
    drain(startedBy: target, kind, after: deliveries)
  }

  /// The long way, of a message that is traced, comes from elsewhere, is not the first to wait, or
  /// comes too late.
  @usableFromInline
  func post<Message>(_ message: Message, _ kind: UInt8, to target: any DeliveryTarget) {
    let record = target.record
    if flags | Self.held == Self.held, isDelivering, DeliverySlot.holds(Message.self),
      !record.isOver
    {
      slot.put(message)
      slot.address(to: DeliverySlot.Address(target: target, kind: kind))
      flags |= Self.addressed
    } else {
      post(target.step(of: kind), in: record, payload: message) {
        target.deliver(kind, of: message)
      }
    }
  }

  @usableFromInline
  func drain(startedBy target: any DeliveryTarget, _ kind: UInt8, after deliveries: Int) {
    budget.begin(after: deliveries)
    drain { target.step(of: kind) }
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
      drop(target.step(of: kind), in: target.record)
    } else {
      budget.spend()
      passed += 1
      target.deliver(kind, slot.message)
    }
  }

  /// The message of the slot, as one of the queue's.
  func unslotted() -> QueuedMessage? {
    guard let (target, kind) = unaddressed() else { return nil }
    counts.sent += 1
    return QueuedMessage(
      step: target.step(of: kind), isKept: false, record: target.record, ticket: nil,
      run: target.keep(kind, slot.message))
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
