#if Tool
  import SwiftSyntax

  extension FactCollector {
    /// Writes a step down in the innermost body.
    func record(
      _ kind: Step.Kind, at place: some SyntaxProtocol, name: String = "", receiver: String = "",
      detail: String = "", flags: Step.Flags = []
    ) {
      record(
        kind, at: place.positionAfterSkippingLeadingTrivia.utf8Offset, name: name,
        receiver: receiver, detail: detail, flags: flags)
    }

    func record(
      _ kind: Step.Kind, at offset: Int, name: String = "", receiver: String = "",
      detail: String = "", flags: Step.Flags = []
    ) {
      let last = bodies.count - 1
      let conditional: Step.Flags = conditions.isEmpty ? [] : .conditional
      bodies[last].append(
        Step(
          kind: kind, flags: flags.union(bodies[last].flags).union(conditional),
          depth: bodies[last].depth, offset: Int32(clamping: offset), name: names.name(name),
          receiver: names.name(receiver), detail: names.name(detail)))
    }

    /// Reads something with more flags than before.
    func with(_ flags: Step.Flags, _ read: () -> Void) {
      let before = bodies[bodies.count - 1].flags
      bodies[bodies.count - 1].flags.formUnion(flags)
      read()
      bodies[bodies.count - 1].flags = before
    }

    /// Reads what a declaration does, as a body of its own.
    func body(of owner: String, _ read: () -> Void) -> Body {
      let outer = (container, isInPattern)
      isInPattern = false
      scopes.append(.body(owner))
      bodies.append(BodyWriter())
      read()
      scopes.removeLast()
      (container, isInPattern) = outer
      return bodies.removeLast().body
    }

    /// Whether declarations here are a body's own.
    var isInBody: Bool {
      if case .body = scopes.last { true } else { false }
    }
  }

  extension TokenSyntax {
    /// Without backticks.
    var plainText: String {
      let text = self.text
      guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
      return String(text.dropFirst().dropLast())
    }

    var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  }
#endif
