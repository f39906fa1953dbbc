#if Tool
  import SwiftSyntax

  extension FactCollector {
    /// What becomes of a value.
    struct Use {
      enum Kind { case read, write, statement }

      var kind = Kind.read
      /// Of a read the label of the argument it is, of a write what is assigned.
      var detail = ""
      var flags: Step.Flags = []
      /// What a closure is called if the value is one, and for whom it is.
      var closure = ""
      var receiver = ""
    }

    /// A chain of members, calls and subscripts while it is read from its base on.
    private struct Chain {
      /// What stands before ``name``.
      var receiver = ""
      /// A name that is not written down yet, since it may be the callee of a call.
      var name: String?
      var offset = 0
      var flags: Step.Flags = []
      var length = 0

      /// `receiver` with the name.
      var path: String {
        guard let name else { return receiver }
        return receiver.isEmpty ? name : receiver == "." ? ".\(name)" : "\(receiver).\(name)"
      }
    }

    /// Reads an expression that is read and of which nothing is known.
    @discardableResult
    func chain(_ node: ExprSyntax) -> SyntaxVisitorContinueKind {
      chain(node, Use())
      return .skipChildren
    }

    /// Iterative, for a chain has any length.
    func chain(_ node: ExprSyntax, _ use: Use) {
      var links: [ExprSyntax] = []
      var base: ExprSyntax? = node
      while let current = base, let inner = current.linkBase {
        links.append(current)
        base = inner
      }
      var chain = Chain()
      if let base { start(&chain, at: base, use: links.isEmpty ? use : Use()) }
      for (index, link) in links.enumerated().reversed() {
        follow(link, &chain, isStatement: index == 0 && use.kind == .statement)
      }
      guard let name = chain.name else { return }
      if name == "self", use.kind == .read, !chain.receiver.isEmpty {
        record(
          .typeUse, at: chain.offset, name: chain.receiver, detail: use.detail, flags: chain.flags)
        return
      }
      record(
        use.kind == .write ? .write : .read, at: chain.offset, name: name, receiver: chain.receiver,
        detail: use.detail, flags: chain.flags.union(use.flags))
    }

    private func start(_ chain: inout Chain, at base: ExprSyntax, use: Use) {
      if let reference = base.as(DeclReferenceExprSyntax.self) {
        chain.name = reference.baseName.plainText
        chain.offset = reference.baseName.offset
      } else if base.is(SuperExprSyntax.self) {
        chain.receiver = "super"
      } else if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first?.expression
      {
        value(only)
        // `(view as? CartView)?.show()` goes to the view.
        let subject = only.as(SequenceExprSyntax.self)?.elements.first ?? only
        chain.receiver = subject.dottedPath ?? "()"
      } else if let closure = base.as(ClosureExprSyntax.self) {
        self.closure(closure, name: "()", receiver: "")
        chain.receiver = "{}"
      } else {
        walk(base)
        chain.receiver = "()"
      }
    }

    private func follow(_ link: ExprSyntax, _ chain: inout Chain, isStatement: Bool) {
      switch link.kind {
      case .memberAccessExpr:
        guard let member = link.as(MemberAccessExprSyntax.self) else { return }
        if member.base != nil, chain.name == "self", chain.receiver.isEmpty {
          chain.flags.insert(.explicitSelf)
        }
        if member.base == nil {
          chain.receiver = "."
        } else if chain.name != "self" || !chain.receiver.isEmpty {
          chain.receiver = chain.length < 16 ? chain.path : "."
        }
        if chain.name == "self", chain.receiver.isEmpty,
          member.declName.baseName.tokenKind == .keyword(.`init`)
        {
          chain.receiver = "self"
        }
        chain.length = chain.length < 16 ? chain.length + 1 : 0
        chain.name = member.declName.baseName.plainText
        chain.offset = member.declName.baseName.offset
      case .functionCallExpr:
        guard let node = link.as(FunctionCallExprSyntax.self) else { return }
        call(node, &chain, isStatement)
      case .subscriptCallExpr:
        guard let node = link.as(SubscriptCallExprSyntax.self) else { return }
        for argument in node.arguments { value(argument.expression) }
        if let trailing = node.trailingClosure { closure(trailing, name: "", receiver: "") }
      case .optionalChainingExpr: chain.flags.insert(.optional)
      case .genericSpecializationExpr:
        if let node = link.as(GenericSpecializationExprSyntax.self) {
          walk(node.genericArgumentClause)
        }
      case .postfixIfConfigExpr:
        if let node = link.as(PostfixIfConfigExprSyntax.self) { branches(node.config) }
      default: break
      }
    }

    private func call(_ node: FunctionCallExprSyntax, _ chain: inout Chain, _ isStatement: Bool) {
      let callee = chain.name ?? ""
      if let name = chain.name { record(call: node, name, chain, isStatement) }
      for argument in node.arguments {
        let label = argument.label?.plainText ?? ""
        value(
          argument.expression,
          Use(detail: label.isEmpty ? "_:" : "\(label):", closure: label, receiver: callee))
      }
      if let trailing = node.trailingClosure { closure(trailing, name: "", receiver: callee) }
      for element in node.additionalTrailingClosures {
        closure(element.closure, name: element.label.plainText, receiver: callee)
      }
      let isLong = chain.receiver.utf8.contains(UInt8(ascii: "("))
      chain.receiver = chain.name == nil ? "()" : isLong ? ".\(callee)()" : "\(chain.path)()"
      chain.name = nil
    }

    private func record(
      call node: FunctionCallExprSyntax, _ name: String, _ chain: Chain, _ isStatement: Bool
    ) {
      var (name, receiver) = (name, chain.receiver)
      var flags = chain.flags
      if name == "init" {
        flags.insert(.initializer)
        // `Shop.Cart.init()` is `Shop.Cart()`.
        if receiver.lastComponentIsUppercase, receiver != "Self", !receiver.hasSuffix(")") {
          let dot = receiver.lastIndex(of: ".")
          name = dot.map { String(receiver[receiver.index(after: $0)...]) } ?? receiver
          receiver = dot.map { String(receiver[..<$0]) } ?? ""
        }
      } else if name.lastComponentIsUppercase {
        flags.insert(.initializer)
      }
      if isStatement { flags.insert(.discarded) }
      if node.trailingClosure != nil { flags.insert(.trailingClosure) }
      var labels = ""
      for argument in node.arguments { labels += (argument.label?.plainText ?? "_") + ":" }
      record(
        isInPattern ? .read : .call, at: chain.offset, name: name, receiver: receiver,
        detail: isInPattern ? "" : labels, flags: flags)
    }
  }

  extension ExprSyntax {
    /// What a link of a chain hangs on: `nil` inside for `.name`, `nil` for what is no link.
    fileprivate var linkBase: ExprSyntax?? {
      switch kind {
      case .memberAccessExpr: self.as(MemberAccessExprSyntax.self).map(\.base)
      case .functionCallExpr: self.as(FunctionCallExprSyntax.self)?.calledExpression
      case .subscriptCallExpr: self.as(SubscriptCallExprSyntax.self)?.calledExpression
      case .optionalChainingExpr: self.as(OptionalChainingExprSyntax.self)?.expression
      case .forceUnwrapExpr: self.as(ForceUnwrapExprSyntax.self)?.expression
      case .genericSpecializationExpr: self.as(GenericSpecializationExprSyntax.self)?.expression
      case .postfixIfConfigExpr: self.as(PostfixIfConfigExprSyntax.self).map(\.base)
      default: nil
      }
    }
  }
#endif
