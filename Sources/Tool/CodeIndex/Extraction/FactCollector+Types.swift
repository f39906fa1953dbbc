#if Tool
  import SwiftSyntax

  extension FactCollector {
    func add(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let path = node.path.map(\.name.plainText)
      facts.imports.append(
        Import(
          module: path.first ?? "", path: path.joined(separator: "."),
          kind: node.importKindSpecifier?.text,
          head: head(
            of: node, attributes: node.attributes, modifiers: node.modifiers,
            name: node.importKeyword)))
      return .skipChildren
    }

    func add(
      _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeFact.Kind,
      _ generic: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      var fact = TypeFact(
        kind: kind, name: names.shared(node.name.plainText), container: container,
        head: head(
          of: node, attributes: node.attributes, modifiers: node.modifiers, name: node.name))
      let condition = node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
      fact.generics = generics(generic, condition)
      fact.requirements = requirements(condition)
      if let node = node.as(ProtocolDeclSyntax.self) {
        fact.requirements = requirements(node.genericWhereClause)
      }
      add(fact, node)
      return .skipChildren
    }

    func add(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      var fact = TypeFact(
        kind: .extension, name: names.shared(typeName(node.extendedType).names.first ?? "Array"),
        container: container,
        head: head(
          of: node, attributes: node.attributes, modifiers: node.modifiers,
          name: node.extendedType))
      switch node.extendedType.kind {
      case .arrayType: fact.name = "Array"
      case .dictionaryType: fact.name = "Dictionary"
      case .optionalType: fact.name = "Optional"
      default: break
      }
      fact.requirements = requirements(node.genericWhereClause)
      add(fact, node)
      return .skipChildren
    }

    /// Adds what all types have, and reads the members.
    private func add(_ fact: TypeFact, _ node: some DeclGroupSyntax) {
      var fact = fact
      fact.inheritance = node.inheritanceClause?.inheritedTypes.map { typeName($0.type) } ?? []
      fact.isLocal = scopes.contains { if case .body = $0 { true } else { false } }
      fact.lineCount = text.lineCount(
        from: node.memberBlock.leftBrace.offset, to: node.memberBlock.rightBrace.offset)
      let outer = (container, isInPattern)
      container = names.shared(fact.path)
      isInPattern = false
      scopes.append(.type(facts.types.count))
      facts.types.append(fact)
      walk(node.memberBlock)
      scopes.removeLast()
      (container, isInPattern) = outer
    }

    func add(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      let alias = AliasFact(
        name: names.shared(node.name.plainText), container: container,
        target: typeName(node.initializer.value),
        head: head(
          of: node, attributes: node.attributes, modifiers: node.modifiers, name: node.name))
      switch scopes.last {
      case .type(let index): facts.types[index].aliases.append(alias)
      case .file: facts.aliases.append(alias)
      default: break
      }
      return .skipChildren
    }

    func add(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      guard case .type(let index) = scopes.last else { return .skipChildren }
      var bounds = node.inheritanceClause?.inheritedTypes.map { typeName($0.type) } ?? []
      for requirement in node.genericWhereClause?.requirements ?? [] {
        if case .conformanceRequirement(let conformance) = requirement.requirement,
          [node.name.text, "Self.\(node.name.text)"].contains(conformance.leftType.flatText)
        {
          bounds.append(typeName(conformance.rightType))
        }
      }
      facts.types[index].associatedTypes.append(
        GenericFact(name: node.name.plainText, bounds: bounds))
      return .skipChildren
    }

    func add(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      guard case .type(let index) = scopes.last else { return .skipChildren }
      for element in node.elements {
        let payload = element.parameterClause?.parameters.map { parameter in
          let label = parameter.firstName?.plainText
          var fact = FunctionFact.Parameter(
            label: label == "_" ? nil : label,
            name: parameter.secondName?.plainText ?? label ?? "", type: typeName(parameter.type))
          fact.hasDefault = parameter.defaultValue != nil
          fact.defaultCall = parameter.defaultValue.flatMap { calledType($0.value)?.names.first }
          return fact
        }
        facts.types[index].cases.append(
          TypeFact.Case(
            name: names.shared(element.name.plainText), payload: payload ?? [],
            head: head(
              of: node, attributes: node.attributes, modifiers: node.modifiers,
              name: element.name)))
      }
      return .skipChildren
    }
  }
#endif
