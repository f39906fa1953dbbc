import CodeIndex

/// Something that a rule has found.
package struct Finding: Hashable, Sendable {
  package struct Note: Hashable, Sendable {
    package var position: SourcePosition
    package var message: String

    package init(_ message: String, at position: SourcePosition) {
      self.message = message
      self.position = position
    }
  }

  package var rule: String
  package var position: SourcePosition
  /// What happened and what to do, in one or two sentences, without the rule's id.
  package var message: String
  package var notes: [Note]
  /// The module and the dotted path of the type or the function: what the fingerprint is made of, with ``subject``.
  package var symbol: String
  /// What it is about: the property, the callee, the imported module.
  package var subject: String

  package init(
    _ rule: String, at position: SourcePosition, in symbol: String, about subject: String,
    _ message: String, notes: [Note] = []
  ) {
    self.rule = rule
    self.position = position
    self.symbol = symbol
    self.subject = subject
    self.message = message
    self.notes = notes
  }
}

/// How much a finding weighs. Notes never count for the exit code.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case off, note, warning, error

  private var rank: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
