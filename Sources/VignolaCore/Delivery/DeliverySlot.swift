/// Where a message lies while it is handed over, or waits with nothing before it: memory of the
/// dispatcher's, so that a message of up to ``room`` bytes costs no allocation.
///
/// All unsafe memory that messages lie in is in this file. Proof that it is sound: the dispatcher
/// is on the main actor, and its flags say whether the slot is taken. `put` and `address`
/// initialise it and are called only when it is free; whoever is then handed the
/// ``DeliveredMessage`` takes the value out before any other code runs, once, as the type that was
/// put in, which its kind determines; from then on the slot is free again. A run ends only when
/// nothing waits, so the slot is free when the dispatcher goes, and all that is left is to give the
/// memory back.
@usableFromInline package struct DeliverySlot: ~Copyable {
  /// How large a message may be.
  @inlinable static var room: Int { 96 }
  @inlinable static var header: Int { 32 }

  @usableFromInline let memory: UnsafeMutableRawPointer

  init() {
    memory = .allocate(byteCount: Self.header + Self.room, alignment: 16)
  }

  deinit { memory.deallocate() }

  /// Whose a message is that waits, and of which kind.
  struct Address {
    let target: any DeliveryTarget
    let kind: UInt8
  }

  /// Whether a message of this type has room.
  @inlinable static func holds<Message>(_ type: Message.Type) -> Bool {
    MemoryLayout<Message>.size <= room && MemoryLayout<Message>.alignment <= 16
  }

  /// The message in the slot.
  @inlinable var message: DeliveredMessage { DeliveredMessage(memory + Self.header) }

  /// Puts a message into the free slot.
  @inlinable func put<Message>(_ message: Message) {
    (memory + Self.header).initializeMemory(as: Message.self, to: message)
  }

  /// Notes whose the message is, and keeps that alive.
  func address(to address: Address) {
    memory.initializeMemory(as: Address.self, to: address)
  }

  /// Whose the message is. It is to be taken out next.
  func addressee() -> Address {
    memory.assumingMemoryBound(to: Address.self).move()
  }

  /// Hands a message over that lies nowhere yet.
  static func handing<Message>(_ message: Message, to take: (DeliveredMessage) -> Void) {
    let memory = UnsafeMutablePointer<Message>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.initialize(to: message)
    take(DeliveredMessage(memory))
  }
}

/// A message that is handed over where it lies. Who gets it takes it out before anything else, once.
@usableFromInline package struct DeliveredMessage {
  @usableFromInline let memory: UnsafeMutableRawPointer

  @inlinable init(_ memory: UnsafeMutableRawPointer) { self.memory = memory }

  /// Takes the message out, as what was put in.
  @inlinable package func take<Message>(as type: Message.Type = Message.self) -> Message {
    memory.assumingMemoryBound(to: Message.self).move()
  }
}

extension Unmanaged {
  /// Lends the object without retaining it. A function of our own, since the library's would ask at
  /// each call whether a closure of the main actor runs there.
  @inlinable package func lend<Outcome>(_ use: (Instance) -> Outcome) -> Outcome {
    _withUnsafeGuaranteedRef { use($0) }
  }
}
