/// All that is known of one Swift file once its tree is gone.
package struct SourceFacts: Hashable, Sendable {
  /// From the root, with slashes.
  package var path: String
  package var imports: [Import]
  /// Types, protocols and extensions, the nested and the local ones too, in the order of the text.
  package var types: [TypeFact]
  /// Of the file itself; a type has its own, and those in bodies are nowhere.
  package var aliases: [AliasFact]
  /// Functions and variables of the file itself.
  package var functions: [FunctionFact]
  package var properties: [PropertyFact]
  /// Statements at the top of a `main.swift`, and the bodies of `#Preview` and the like.
  package var statements: Body
  package var suppressions: [Suppression]
  package var problems: [FileProblem]
  /// Bytes of the file.
  package var size: Int
  /// Whether the comment at the start says that the file is generated.
  package var isGenerated: Bool

  package init(path: String) {
    self.path = path
    imports = []
    types = []
    aliases = []
    functions = []
    properties = []
    statements = Body()
    suppressions = []
    problems = []
    size = 0
    isGenerated = false
  }
}

/// `// vignola:ignore RULE[,RULE]: reason`.
package struct Suppression: Hashable, Sendable {
  package var rules: [String]
  package var reason: String
  /// Of the comment.
  package var position: SourcePosition
  /// From the first to the last byte of what it stands before, or at the end of whose first line; an empty range at
  /// the comment if that is nothing.
  package var start: Int32
  package var end: Int32

  package init(rules: [String], reason: String, position: SourcePosition, start: Int32, end: Int32)
  {
    self.rules = rules
    self.reason = reason
    self.position = position
    self.start = start
    self.end = end
  }
}

/// Something that kept a file from being read, or read whole: a warning, never the end of a run.
package struct FileProblem: Hashable, Sendable {
  package var message: String
  /// Where, if it is known.
  package var offset: Int32?

  package init(message: String, offset: Int32? = nil) {
    self.message = message
    self.offset = offset
  }
}
