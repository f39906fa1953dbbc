#if Tool
  import SwiftParser
  import SwiftSyntax
#endif

/// Turns the bytes of a Swift file into ``SourceFacts``: one parse, one walk, and the tree is gone.
///
/// Whatever the bytes are, facts come back; what could not be read is said in their problems. A deep tree is walked
/// with a deep stack, on ``DeepThreads``.
package struct SourceReader: Sendable {
  var conditions: BuildConditions
  /// Whether a file that says that it is generated is read all the same; else nothing is known of it but that.
  var readsGenerated: Bool

  init(conditions: BuildConditions = BuildConditions(), readsGenerated: Bool = true) {
    self.conditions = conditions
    self.readsGenerated = readsGenerated
  }

  /// Whether this build can read: it was made with swift-syntax.
  package static var isAvailable: Bool {
    #if Tool
      true
    #else
      false
    #endif
  }

  /// The facts of one file. O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the file's.
  ///   - path: from the root, with slashes.
  ///   - file: its place in ``Codebase/files``.
  ///   - names: gets the names of its steps.
  func facts(
    of bytes: [UInt8], path: String, file: Int, names: inout NameTable
  ) -> SourceFacts {
    let text = SourceText(bytes)
    var facts = SourceFacts(path: path)
    facts.size = bytes.count
    facts.isGenerated = text.saysGenerated
    if text.isBinary {
      facts.problems = [FileProblem(message: "is not text")]
      return facts
    }
    if text.nestsTooDeep {
      facts.problems = [FileProblem(message: "nests square brackets too deep to be parsed")]
      return facts
    }
    if facts.isGenerated, !readsGenerated { return facts }
    #if Tool
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let collector = FactCollector(
        text: text, facts: facts, file: Int32(file), conditions: conditions)
      swap(&collector.names, &names)
      collector.collect(tree)
      swap(&collector.names, &names)
      facts = collector.facts
      facts.suppressions = SuppressionReader(text: text, file: Int32(file)).suppressions(in: tree)
    #else
      facts.problems = [FileProblem(message: "was not read: this build has no swift-syntax")]
    #endif
    return facts
  }

  /// Parses and drops the tree: what reading is measured against.
  static func parse(_ bytes: [UInt8]) {
    #if Tool
      guard !SourceText(bytes).nestsTooDeep else { return }
      _ = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    #endif
  }
}
