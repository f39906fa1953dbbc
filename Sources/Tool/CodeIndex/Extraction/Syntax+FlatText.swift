#if Tool
  import SwiftSyntax

  extension SyntaxProtocol {
    /// The text on one line: without comments, with a single space where there are any.
    var flatText: String {
      let text = trimmedDescription
      if !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 || $0 == 0x2F })
        && !text.contains("  ")
      {
        return text
      }
      var result = ""
      var hasGap = false
      for token in tokens(viewMode: .sourceAccurate) {
        if !result.isEmpty, hasGap || token.leadingTriviaLength.utf8Length > 0 { result += " " }
        result += token.text
        hasGap = token.trailingTriviaLength.utf8Length > 0
      }
      return result
    }
  }

  extension ExprSyntax {
    /// Without `try`, `await`, `!`, `?` and parentheses around it.
    var withoutEffects: ExprSyntax {
      var current = self
      while true {
        if let node = current.as(TryExprSyntax.self) {
          current = node.expression
        } else if let node = current.as(AwaitExprSyntax.self) {
          current = node.expression
        } else if let node = current.as(ForceUnwrapExprSyntax.self) {
          current = node.expression
        } else if let node = current.as(OptionalChainingExprSyntax.self) {
          current = node.expression
        } else if let node = current.as(TupleExprSyntax.self), node.elements.count == 1,
          let only = node.elements.first
        {
          current = only.expression
        } else {
          return current
        }
      }
    }

    /// `router.controller` of `self.router?.controller!`, if it is nothing but names; `self` alone stays. Sixteen names
    /// at most.
    var dottedPath: String? {
      var components: [String] = []
      var current = withoutEffects
      while components.count < 16 {
        if let reference = current.as(DeclReferenceExprSyntax.self) {
          let name = reference.baseName.plainText
          if name != "self" || components.isEmpty { components.append(name) }
          return components.reversed().joined(separator: ".")
        }
        if current.is(SuperExprSyntax.self) {
          return (components + ["super"]).reversed().joined(separator: ".")
        }
        guard let member = current.as(MemberAccessExprSyntax.self) else { return nil }
        components.append(member.declName.baseName.plainText)
        guard let base = member.base else {
          return "." + components.reversed().joined(separator: ".")
        }
        current = base.withoutEffects
      }
      return nil
    }

    /// What an assignment's value is called: a name, or a call's with `()`; else nothing.
    var shortName: String {
      let value = withoutEffects
      if value.is(NilLiteralExprSyntax.self) { return "nil" }
      if let call = value.as(FunctionCallExprSyntax.self) {
        var callee = call.calledExpression
        if let special = callee.as(GenericSpecializationExprSyntax.self) {
          callee = special.expression
        }
        return callee.dottedPath.map { "\($0)()" } ?? ""
      }
      return value.dottedPath ?? ""
    }

    /// `finish` or `self.finish`.
    var isBareName: Bool {
      let value = withoutEffects
      if value.is(DeclReferenceExprSyntax.self) { return true }
      guard let member = value.as(MemberAccessExprSyntax.self),
        let base = member.base?.as(DeclReferenceExprSyntax.self)
      else { return false }
      return base.baseName.tokenKind == .keyword(.self)
    }
  }

  extension String {
    /// Whether the part after the last dot begins as a type's name does.
    var lastComponentIsUppercase: Bool {
      let last =
        utf8.lastIndex(of: UInt8(ascii: ".")).map { self[index(after: $0)...] } ?? self[...]
      return last.drop { $0 == "_" }.first?.isUppercase ?? false
    }
  }

  extension PatternSyntax {
    /// The names that a pattern of a declaration binds: of `(a, (b, _))` `a` and `b`.
    var identifiers: [TokenSyntax] {
      if let pattern = self.as(IdentifierPatternSyntax.self) { return [pattern.identifier] }
      if let pattern = self.as(TuplePatternSyntax.self) {
        return pattern.elements.flatMap(\.pattern.identifiers)
      }
      return []
    }
  }
#endif
