#if Tool
  import SwiftSyntax

  extension FactCollector {
    func add(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard !isInBody else { return bind(node) }
      let (reference, setterAccess) = storage(node.modifiers)
      let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
      var properties: [PropertyFact] = []
      // `var a, b: Int`: a type counts for those before it that have neither a type nor a value.
      var following: TypeName?
      for binding in node.bindings.reversed() {
        let written = binding.typeAnnotation.map { typeName($0.type) }
        if written != nil || binding.initializer != nil { following = nil }
        if let written { following = written }
        let identifiers = binding.pattern.identifiers
        for (place, identifier) in identifiers.enumerated().reversed() {
          var property = PropertyFact(
            name: names.shared(identifier.plainText),
            head: head(
              of: node, attributes: node.attributes, modifiers: node.modifiers, name: identifier),
            isLet: isLet)
          property.reference = reference
          property.setterAccess = setterAccess
          property.hasInitialValue = binding.initializer != nil
          if binding.pattern.is(IdentifierPatternSyntax.self) {
            property.type = written ?? following
            describe(&property, by: binding)
          }
          if place == 0 {
            property.body = body(of: property.name) { read(binding, property.name) }
          }
          properties.append(property)
        }
      }
      switch scopes.last {
      case .type(let index): facts.types[index].properties += properties.reversed()
      default: facts.properties += properties.reversed()
      }
      return .skipChildren
    }

    private func describe(_ property: inout PropertyFact, by binding: PatternBindingSyntax) {
      if let value = binding.initializer?.value {
        let called = calledType(value, written: property.type)
        property.initialCall = called?.names.first
        if property.type == nil, let told = castType(value) ?? called {
          property.type = told
          property.isTypeInferred = true
        }
      }
      guard let block = binding.accessorBlock else { return }
      guard let accessors = block.list else {
        property.isComputed = true
        property.isSettable = false
        return
      }
      let words = Set(accessors.map(\.accessorSpecifier.text))
      property.isObserved = words.contains("didSet") || words.contains("willSet")
      property.isComputed = !words.isDisjoint(with: ["get", "_read", "read", "unsafeAddress"])
      if property.isComputed {
        property.isSettable = !words.isDisjoint(with: [
          "set", "_modify", "modify", "unsafeMutableAddress",
        ])
      }
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        property.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
        property.isThrowing = accessor.effectSpecifiers?.throwsClause != nil
      }
    }

    private func read(_ binding: PatternBindingSyntax, _ name: String) {
      if let value = binding.initializer?.value {
        self.value(value, Use(closure: "=", receiver: name))
      }
      if let block = binding.accessorBlock { read(block) }
    }

    func read(_ block: AccessorBlockSyntax) {
      guard let accessors = block.list else { return walk(block.accessors) }
      for accessor in accessors {
        if let body = accessor.body { walk(body) }
      }
    }

    /// The type that a value calls: `Cart` of `try Cart(items: [])`, `Cart.init()`, and of `.init()` what is written.
    func calledType(_ value: ExprSyntax, written: TypeName? = nil) -> TypeName? {
      guard let call = value.withoutEffects.as(FunctionCallExprSyntax.self) else { return nil }
      var callee = call.calledExpression
      if let member = callee.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "init"
      {
        guard let base = member.base else {
          return written.flatMap { type in
            type.subjects.first.map { TypeName(text: $0, names: [$0], subjects: [$0]) }
          }
        }
        callee = base
      }
      var arguments: [TypeName] = []
      if let special = callee.as(GenericSpecializationExprSyntax.self) {
        arguments = special.genericArgumentClause.arguments.compactMap { argument in
          argument.argument.as(TypeSyntax.self).map { typeName($0) }
        }
        callee = special.expression
      }
      guard let path = callee.dottedPath, path.lastComponentIsUppercase else { return nil }
      let name = names.shared(path)
      guard !arguments.isEmpty else { return TypeName(text: name, names: [name], subjects: [name]) }
      return TypeName(
        text: names.shared("\(name)<\(arguments.map(\.text).joined(separator: ", "))>"),
        names: [name] + arguments.flatMap(\.names), subjects: [name],
        isCollection: TypeName.collections.contains(name))
    }

    /// The type that a value is cast to: `View` of `make() as View`.
    private func castType(_ value: ExprSyntax) -> TypeName? {
      guard let sequence = value.as(SequenceExprSyntax.self) else { return nil }
      let elements = Array(sequence.elements)
      guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      else { return nil }
      var name = typeName(type.type)
      name.isOptional = name.isOptional || cast.questionOrExclamationMark?.text == "?"
      return name
    }
  }

  extension AccessorBlockSyntax {
    /// `get`, `set` and the like, if they are spelled out.
    var list: AccessorDeclListSyntax? { accessors.as(AccessorDeclListSyntax.self) }
  }
#endif
