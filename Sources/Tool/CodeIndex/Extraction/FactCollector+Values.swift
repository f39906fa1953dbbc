#if Tool
  import SwiftSyntax

  extension FactCollector {
    /// Reads an expression as what it is used for.
    @discardableResult
    func value(_ node: ExprSyntax, _ use: Use = Use()) -> SyntaxVisitorContinueKind {
      switch node.kind {
      case .awaitExpr, .tryExpr:
        effects(node, use)
      case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
        .forceUnwrapExpr, .genericSpecializationExpr, .postfixIfConfigExpr, .declReferenceExpr,
        .superExpr:
        chain(node, use)
      case .closureExpr:
        if let node = node.as(ClosureExprSyntax.self) {
          closure(node, name: use.closure, receiver: use.receiver)
        }
      case .tupleExpr where use.kind != .read:
        // `(a, b) = pair` writes both.
        for element in node.as(TupleExprSyntax.self)?.elements ?? [] {
          value(element.expression, use)
        }
      default: walk(node)
      }
      return .skipChildren
    }

    /// `try? await` with what follows.
    private func effects(_ node: ExprSyntax, _ use: Use) {
      if let node = node.as(AwaitExprSyntax.self) {
        record(.suspension, at: node.awaitKeyword)
        with(.awaited) { value(node.expression, use) }
      } else if let node = node.as(TryExprSyntax.self) {
        let flags: Step.Flags = node.questionOrExclamationMark?.text == "?" ? .optional : []
        with(flags) { value(node.expression, use) }
      }
    }

    /// `lhs = rhs`, `a + b`, `x as? T`, as yet without precedence.
    ///
    /// `await` and `try?` count for all that follows them: `await a + b`.
    func sequence(_ node: SequenceExprSyntax, isStatement: Bool = false)
      -> SyntaxVisitorContinueKind
    {
      let elements = Array(node.elements)
      let last = bodies.count - 1
      let before = bodies[last].flags
      var assigned = ""
      for (index, whole) in elements.enumerated() {
        var element = whole
        while element.kind == .awaitExpr || element.kind == .tryExpr {
          if let node = element.as(AwaitExprSyntax.self) {
            record(.suspension, at: node.awaitKeyword)
            bodies[last].flags.insert(.awaited)
            element = node.expression
          } else if let node = element.as(TryExprSyntax.self) {
            if node.questionOrExclamationMark?.text == "?" { bodies[last].flags.insert(.optional) }
            element = node.expression
          }
        }
        if index + 2 < elements.count, elements[index + 1].isAssignment {
          assigned = element.dottedPath ?? ""
          write(element, Array(elements[(index + 2)...]))
        } else if element.kind == .closureExpr, !assigned.isEmpty {
          value(element, Use(closure: "=", receiver: assigned))
        } else {
          value(element)
        }
      }
      bodies[last].flags = before
      return .skipChildren
    }

    private func write(_ target: ExprSyntax, _ values: [ExprSyntax]) {
      guard !target.is(DiscardAssignmentExprSyntax.self), let value = values.first else { return }
      let isOne = values.count == 1
      var use = Use(kind: .write, detail: isOne ? value.shortName : "")
      if isOne, value.isBareName { use.flags.insert(.bareValue) }
      if value.isAwaited { use.flags.insert(.awaited) }
      self.value(target, use)
    }

    /// `\CartState.items`.
    func keyPath(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      if let root = node.root { walk(root) }
      var receiver = "\\" + (node.root?.nominal.path ?? "")
      for component in node.components.prefix(16) {
        guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else {
          walk(component)
          continue
        }
        let name = property.declName.baseName.plainText
        record(.read, at: property.declName.baseName, name: name, receiver: receiver)
        receiver += receiver.hasSuffix("\\") ? name : ".\(name)"
      }
      return .skipChildren
    }

    /// `#Preview { … }`, `#selector(tapped)`: the arguments are read, and the macro is a call.
    func macro(
      _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
      _ additional: MultipleTrailingClosureElementListSyntax
    ) -> SyntaxVisitorContinueKind {
      record(.call, at: name, name: "#\(name.text)")
      for argument in arguments {
        value(
          argument.expression,
          Use(closure: argument.label?.plainText ?? "", receiver: "#\(name.text)"))
      }
      if let trailing { closure(trailing, name: "", receiver: "#\(name.text)") }
      for element in additional {
        closure(element.closure, name: element.label.plainText, receiver: "#\(name.text)")
      }
      return .skipChildren
    }
  }

  extension ExprSyntax {
    /// `=`, `+=` and the like.
    fileprivate var isAssignment: Bool {
      if self.is(AssignmentExprSyntax.self) { return true }
      guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return sign.hasSuffix("=")
        && !["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="].contains(sign)
    }

    /// `await …`, also behind `try`.
    fileprivate var isAwaited: Bool {
      if self.is(AwaitExprSyntax.self) { return true }
      return self.as(TryExprSyntax.self)?.expression.is(AwaitExprSyntax.self) ?? false
    }
  }
#endif
