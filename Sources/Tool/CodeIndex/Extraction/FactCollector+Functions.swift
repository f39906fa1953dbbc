#if Tool
  import SwiftSyntax

  extension FactCollector {
    func add(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard !isInBody else { return local(node) }
      var fact = FunctionFact(
        kind: .function, name: names.shared(node.name.plainText),
        head: head(
          of: node, attributes: node.attributes, modifiers: node.modifiers, name: node.name))
      fact.generics = generics(node.genericParameterClause, node.genericWhereClause)
      fact.returns = node.signature.returnClause.map { typeName($0.type) }
      describe(&fact, node.signature, node.body)
      add(fact)
      return .skipChildren
    }

    func add(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      var fact = FunctionFact(
        kind: .initializer, name: "init",
        head: head(
          of: node, attributes: node.attributes, modifiers: node.modifiers, name: node.initKeyword))
      fact.generics = generics(node.genericParameterClause, node.genericWhereClause)
      describe(&fact, node.signature, node.body)
      add(fact)
      return .skipChildren
    }

    func add(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      var fact = FunctionFact(
        kind: .deinitializer, name: "deinit",
        head: head(
          of: node, attributes: node.attributes, modifiers: node.modifiers,
          name: node.deinitKeyword))
      fact.hasBody = node.body != nil
      fact.isAsync = node.effectSpecifiers?.asyncSpecifier != nil
      if let block = node.body { fact.body = body(of: "deinit") { walk(block) } }
      add(fact)
      return .skipChildren
    }

    func add(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
      var fact = FunctionFact(
        kind: .subscript, name: "subscript",
        head: head(
          of: node, attributes: node.attributes, modifiers: node.modifiers,
          name: node.subscriptKeyword))
      fact.generics = generics(node.genericParameterClause, node.genericWhereClause)
      fact.parameters = parameters(node.parameterClause)
      fact.returns = typeName(node.returnClause.type)
      if let block = node.accessorBlock {
        fact.hasBody = block.list?.contains { $0.body != nil } ?? true
        fact.body = body(of: "subscript") {
          readDefaults(node.parameterClause)
          read(block)
        }
      }
      add(fact)
      return .skipChildren
    }

    private func add(_ fact: FunctionFact) {
      switch scopes.last {
      case .type(let index): facts.types[index].functions.append(fact)
      case .file: facts.functions.append(fact)
      default: break
      }
    }

    private func describe(
      _ fact: inout FunctionFact, _ signature: FunctionSignatureSyntax, _ block: CodeBlockSyntax?
    ) {
      fact.parameters = parameters(signature.parameterClause)
      fact.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
      fact.isThrowing = signature.effectSpecifiers?.throwsClause != nil
      fact.hasBody = block != nil
      fact.body = body(of: fact.name) {
        readDefaults(signature.parameterClause)
        if let block {
          let outer = container
          container = outer.isEmpty ? "\(fact.name)()" : "\(outer).\(fact.name)()"
          walk(block)
          container = outer
        }
      }
    }

    func parameters(_ clause: FunctionParameterClauseSyntax) -> [FunctionFact.Parameter] {
      clause.parameters.map { parameter in
        let label = parameter.firstName.plainText
        var type = typeName(parameter.type)
        var fact = FunctionFact.Parameter(
          label: label == "_" ? nil : names.shared(label),
          name: names.shared(parameter.secondName?.plainText ?? label), type: type)
        if parameter.ellipsis != nil {
          type = TypeName(
            text: names.shared("\(type.text)..."), names: type.names, isCollection: true)
          fact.type = type
        }
        fact.isEscaping = type.isFunction && (type.isOptional || parameter.type.isEscaping)
        fact.hasDefault = parameter.defaultValue != nil
        fact.defaultCall = parameter.defaultValue.flatMap {
          calledType($0.value, written: type)?.names.first
        }
        return fact
      }
    }

    private func readDefaults(_ clause: FunctionParameterClauseSyntax) {
      for parameter in clause.parameters {
        guard let value = parameter.defaultValue?.value else { continue }
        self.value(value, Use(closure: "=", receiver: parameter.firstName.plainText))
      }
    }

    /// A function in a body: a part of that body.
    private func local(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.plainText
      record(.localFunctionStart, at: node.name, name: name)
      bodies[bodies.count - 1].enter()
      let flags = bodies[bodies.count - 1].flags
      bodies[bodies.count - 1].flags = []
      for parameter in node.signature.parameterClause.parameters {
        bind(parameter.secondName ?? parameter.firstName, parameter.type)
        if let value = parameter.defaultValue?.value { self.value(value) }
      }
      if let type = node.signature.returnClause?.type { walk(type) }
      if let block = node.body { walk(block) }
      bodies[bodies.count - 1].flags = flags
      bodies[bodies.count - 1].leave()
      record(.localFunctionEnd, at: node.name, name: name)
      return .skipChildren
    }
  }

  extension TypeSyntax {
    /// Whether `@escaping` is written before it.
    var isEscaping: Bool {
      guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
      return attributed.attributes.contains { element in
        guard case .attribute(let attribute) = element else { return false }
        return attribute.attributeName.flatText == "escaping"
      }
    }
  }
#endif
