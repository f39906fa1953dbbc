#if Tool
  import SwiftSyntax

  extension FactCollector {
    /// Reads a closure, for which nothing counts that counts around it.
    ///
    /// - Parameters:
    ///   - name: the label of the argument it is, `=`, `return` or `()`.
    ///   - receiver: the function it goes to, or what it is assigned to.
    @discardableResult
    func closure(
      _ node: ClosureExprSyntax, name: String, receiver: String
    ) -> SyntaxVisitorContinueKind {
      let last = bodies.count - 1
      let outer = (bodies[last].flags, isInPattern)
      (bodies[last].flags, isInPattern) = ([], false)
      record(.closureStart, at: node, name: name, receiver: receiver)
      bodies[last].enter()
      if let signature = node.signature { read(signature) }
      walk(node.statements)
      bodies[last].leave()
      record(.closureEnd, at: node.rightBrace)
      (bodies[last].flags, isInPattern) = outer
      return .skipChildren
    }

    private func read(_ signature: ClosureSignatureSyntax) {
      for capture in signature.capture?.items ?? [] {
        let specifier = capture.specifier?.specifier.text
        record(
          .capture, at: capture.name, name: capture.name.plainText,
          receiver: specifier ?? "strong", detail: capture.initializer?.value.shortName ?? "")
        if let value = capture.initializer?.value { self.value(value) }
      }
      if let parameters = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
        parameters.forEach { bind($0.name, nil) }
      } else if let clause = signature.parameterClause?.as(ClosureParameterClauseSyntax.self) {
        clause.parameters.forEach { bind($0.secondName ?? $0.firstName, $0.type) }
      }
      if let type = signature.returnClause?.type { walk(type) }
    }
  }
#endif
