#if Tool
  import SwiftSyntax

  /// Finds `// vignola:ignore RULE[,RULE]: reason` and what it is about.
  struct SuppressionReader {
    let text: SourceText
    let file: Int32

    /// Most files have none: then the bytes alone are looked at.
    func suppressions(in tree: SourceFileSyntax) -> [Suppression] {
      guard text.contains("vignola:ignore", from: 0, to: text.bytes.count) else { return [] }
      let items = ItemFinder(text: text)
      items.walk(tree)
      var found: [Suppression] = []
      for token in tree.tokens(viewMode: .sourceAccurate) {
        var offset = token.position.utf8Offset
        for piece in token.leadingTrivia {
          if let (rules, reason) = parse(piece) {
            // Before an item; at the end of a line that the item before it began on, if a block comment is.
            let item = items.starting(at: token.offset)
            found.append(suppression(rules, reason, offset, item))
          }
          offset += piece.sourceLength.utf8Length
        }
        offset = token.endPositionBeforeTrailingTrivia.utf8Offset
        for piece in token.trailingTrivia {
          if let (rules, reason) = parse(piece) {
            found.append(suppression(rules, reason, offset, items.starting(onLineOf: offset)))
          }
          offset += piece.sourceLength.utf8Length
        }
      }
      return found
    }

    private func suppression(
      _ rules: [String], _ reason: String, _ offset: Int, _ item: Range<Int>?
    ) -> Suppression {
      let range = item ?? offset..<offset
      return Suppression(
        rules: rules, reason: reason,
        position: SourcePosition(file: file, offset: Int32(clamping: offset)),
        start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound))
    }

    /// What a comment says, if it is one of ours.
    private func parse(_ piece: TriviaPiece) -> ([String], String)? {
      guard case .lineComment(let comment) = piece else { return nil }
      let words = comment.dropFirst(2).drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("vignola:ignore") else { return nil }
      let rest = words.dropFirst("vignola:ignore".count)
      let colon = rest.firstIndex(of: ":") ?? rest.endIndex
      let rules = rest[..<colon].split { ", \t\r".contains($0) }.map(String.init)
      let reason = colon == rest.endIndex ? "" : String(rest[rest.index(after: colon)...])
      return (rules, reason.trimmed)
    }
  }

  /// Where each declaration, import and statement stands.
  private final class ItemFinder: SyntaxVisitor {
    let text: SourceText
    /// By start, the outermost first.
    private var items: [Range<Int>] = []

    init(text: SourceText) {
      self.text = text
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { add(node) }

    private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      items.append(start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
      return .visitChildren
    }

    func starting(at offset: Int) -> Range<Int>? { items.first { $0.lowerBound == offset } }

    /// The outermost item that begins on the line of an offset, before it.
    func starting(onLineOf offset: Int) -> Range<Int>? {
      let newline = text.bytes[..<min(offset, text.bytes.count)].lastIndex {
        $0 == 0x0A || $0 == 0x0D
      }
      let start = newline.map { $0 + 1 } ?? 0
      return items.first { $0.lowerBound >= start && $0.lowerBound < offset }
    }
  }

  extension String {
    /// Without spaces at both ends.
    fileprivate var trimmed: String {
      let start = drop { $0.isWhitespace }
      return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
  }
#endif
