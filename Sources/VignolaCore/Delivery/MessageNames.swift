/// What a trace and a report call the messages of a target, kind by kind.
///
/// It is made once for all targets of a type and never freed, so that what was traced can point to a
/// name instead of copying it.
@usableFromInline package struct MessageNames {
  /// Initialised when it is made, and then only read: the first name, and after it the others.
  private let steps: UnsafePointer<MessageStep>

  /// Names the kinds 0, 1, and so on. To be kept in a `static let`: the memory is taken for good.
  ///
  /// - Parameter steps: A name for each of the kinds that a target sends.
  package init(_ steps: [MessageStep]) {
    // One for each kind that there can be: asking for one that was not named reads a name all the same.
    let memory = UnsafeMutablePointer<MessageStep>.allocate(capacity: 256)
    memory.initialize(repeating: MessageStep(.event, ""), count: 256)
    for (kind, step) in steps.prefix(256).enumerated() { memory[kind] = step }
    self.steps = UnsafePointer(memory)
  }

  /// What messages of a kind are called.
  package subscript(kind: UInt8) -> MessageStep { steps[Int(kind)] }
}
