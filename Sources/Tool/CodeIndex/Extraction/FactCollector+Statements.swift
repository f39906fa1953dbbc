#if Tool
  import SwiftSyntax

  extension FactCollector {
    /// Reads a statement; a call that is one leaves its value unused.
    func statement(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard case .expr(let expression) = node.item else { return .visitChildren }
      value(expression, Use(kind: .statement))
      return .skipChildren
    }

    func control(_ word: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      record(.control, at: node, name: word)
      return .visitChildren
    }

    /// `if` with all its `else if`, which nest in each other: iterative, for there are any number.
    func branch(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      var next: IfExprSyntax? = node
      while let node = next {
        record(.control, at: node, name: "if")
        walk(node.conditions)
        walk(node.body)
        next = node.elseBody?.as(IfExprSyntax.self)
        if let block = node.elseBody?.as(CodeBlockSyntax.self) { walk(block) }
      }
      return .skipChildren
    }

    func loop(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      record(.control, at: node, name: "for")
      if let keyword = node.awaitKeyword { record(.suspension, at: keyword) }
      pattern(node.pattern)
      if let type = node.typeAnnotation?.type { walk(type) }
      with(node.awaitKeyword == nil ? [] : .awaited) { value(node.sequence) }
      if let condition = node.whereClause?.condition { value(condition) }
      walk(node.body)
      return .skipChildren
    }

    func leave(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      record(.return, at: node)
      if let expression = node.expression { value(expression, Use(closure: "return")) }
      return .skipChildren
    }

    func leave(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
      record(.throw, at: node)
      value(node.expression)
      return .skipChildren
    }

    /// `if let view`, `guard var item = items.first`.
    func bind(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let identifier = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        let name = identifier.plainText
        let value = node.initializer?.value
        bind(identifier, node.typeAnnotation?.type, to: value?.shortName ?? name)
        if value == nil { record(.read, at: identifier, name: name) }
      } else {
        pattern(node.pattern)
        if let type = node.typeAnnotation?.type { walk(type) }
      }
      if let value = node.initializer?.value { self.value(value) }
      return .skipChildren
    }

    /// A declaration of variables in a body.
    func bind(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        let value = binding.initializer?.value
        if let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
          bind(identifier, binding.typeAnnotation?.type, to: value?.shortName ?? "")
        } else {
          pattern(binding.pattern)
        }
        if let value {
          self.value(
            value,
            Use(closure: "=", receiver: binding.pattern.identifiers.first?.plainText ?? ""))
        }
        if let block = binding.accessorBlock { read(block) }
      }
      return .skipChildren
    }

    /// A name with its type, if one is written.
    func bind(_ name: TokenSyntax, _ type: TypeSyntax?, to value: String = "") {
      record(
        .binding, at: name, name: name.plainText, receiver: type?.flatText ?? "", detail: value)
      if let type { walk(type) }
    }

    /// `case .loaded(let items) where items.isEmpty`, `case let view as CartView`.
    func match(
      _ pattern: some SyntaxProtocol, _ rest: (some SyntaxProtocol)?
    ) -> SyntaxVisitorContinueKind {
      if pattern.is(ExpressionPatternSyntax.self) || pattern.is(ValueBindingPatternSyntax.self) {
        self.pattern(pattern)
      } else {
        walk(pattern)
      }
      if let rest { walk(rest) }
      return .skipChildren
    }

    func match(
      _ pattern: PatternSyntax?, _ rest: WhereClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      if let pattern { self.pattern(pattern) }
      if let rest { walk(rest) }
      return .skipChildren
    }

    private func pattern(_ node: some SyntaxProtocol) {
      let outer = isInPattern
      isInPattern = true
      walk(node)
      isInPattern = outer
    }
  }
#endif
