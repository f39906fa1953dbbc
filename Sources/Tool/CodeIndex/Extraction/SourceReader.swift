#if Tool
  import SwiftParser
  import SwiftSyntax
#endif

/// Turns the bytes of a Swift file into ``SourceFacts``: one parse, one walk, and the tree is gone.
///
/// Whatever the bytes are, facts come back; what could not be read is said in their problems. A deep tree is walked
/// with a deep stack: see ``DeepThread``.
package struct SourceReader: Sendable {
  package var conditions: BuildConditions

  package init(conditions: BuildConditions = BuildConditions()) {
    self.conditions = conditions
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
  package func facts(
    of bytes: [UInt8], path: String, file: Int, names: inout NameTable
  ) -> SourceFacts {
    let text = SourceText(bytes)
    guard !text.isBinary else {
      var facts = SourceFacts(path: path)
      facts.size = bytes.count
      facts.problems = [FileProblem(message: "is not text")]
      return facts
    }
    #if Tool
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let collector = FactCollector(
        text: text, facts: SourceFacts(path: path), file: Int32(file), conditions: conditions)
      swap(&collector.names, &names)
      collector.collect(tree)
      swap(&collector.names, &names)
      var facts = collector.facts
      facts.isGenerated = text.saysGenerated
      facts.suppressions = SuppressionReader(text: text, file: Int32(file)).suppressions(in: tree)
    #else
      var facts = SourceFacts(path: path)
      facts.problems = [FileProblem(message: "was not read: this build has no swift-syntax")]
    #endif
    facts.size = bytes.count
    return facts
  }

  #if Tool
    /// Parses and drops the tree: what reading is measured against.
    package static func parse(_ bytes: [UInt8]) {
      _ = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }
  #endif
}
