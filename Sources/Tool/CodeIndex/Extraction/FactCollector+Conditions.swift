#if Tool
  import SwiftSyntax

  extension FactCollector {
    /// Reads the branches of an `#if`: the one that is decided, else each with its condition.
    @discardableResult
    func branches(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      /// What did not hold in the branches before, as far as that is undecided.
      var refused: [String] = []
      for clause in node.clauses {
        let decided = clause.condition.map { known.decide($0.flatText) } ?? true
        if decided == false { continue }
        var parts = refused.map(Self.negation)
        if let condition = clause.condition, decided == nil {
          let text = condition.flatText
          parts.append(refused.isEmpty ? text : Self.grouped(text))
          refused.append(text)
        }
        let isUndecided = !parts.isEmpty
        if isUndecided {
          conditions.append(Condition(text: names.shared(parts.joined(separator: " && "))))
        }
        if let elements = clause.elements { walk(elements) }
        if isUndecided { conditions.removeLast() }
        if decided == true { break }
      }
      return .skipChildren
    }

    private static func negation(_ text: String) -> String {
      if text.hasPrefix("!"), !text.contains(" ") { return String(text.dropFirst()) }
      return text.contains(" ") ? "!(\(text))" : "!\(text)"
    }

    private static func grouped(_ text: String) -> String {
      text.contains("||") ? "(\(text))" : text
    }
  }
#endif
