#if Macros
  import SwiftSyntax

  extension StructDeclSyntax {
    /// The modifier that makes a member as accessible as the struct; none where a member without
    /// one already is, since it is never more accessible than what it is in.
    ///
    /// - Parameter surroundings: What the struct is in, innermost first. Its access is that of an
    ///   extension around it, unless it has its own.
    func accessOfMembers(in surroundings: [Syntax]) -> String? {
      let own = modifiers.access
      let inherited = surroundings.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
      switch own ?? inherited {
      case .keyword(.public)?: return "public"
      case .keyword(.package)?: return "package"
      default: return nil
      }
    }

    /// The struct's `private`, where it hides the struct from an extension at the file's top: one
    /// that is in another type or extension.
    func privateModifierThatHides(in surroundings: [Syntax]) -> DeclModifierSyntax? {
      guard !surroundings.isEmpty, let modifier = modifiers.accessModifier,
        modifier.name.tokenKind == .keyword(.private)
      else { return nil }
      return modifier
    }

    /// Whether the struct says what its destinations are: as a type of its own, under a condition
    /// of compilation too, or as a parameter.
    var declaresDestination: Bool {
      genericParameterClause?.parameters.contains { $0.name.text == "Destination" } == true
        || memberBlock.members.declaresType("Destination")
    }

    /// Whether an `init()` has to be written. Swift gives one to a struct without initialisers,
    /// for its own module and not beyond.
    func needsInit(beyondItsModule isVisibleBeyond: Bool) -> Bool {
      let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      if initializers.contains(where: { $0.signature.parameterClause.parameters.isEmpty }) {
        return false
      }
      return isVisibleBeyond || !initializers.isEmpty
    }

    /// The member that is a property called `path`, of instances.
    var pathProperty: (item: MemberBlockItemSyntax, binding: PatternBindingSyntax)? {
      for item in memberBlock.members {
        guard let variable = item.decl.as(VariableDeclSyntax.self),
          !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else { continue }
        for binding in variable.bindings {
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
          if name?.identifier?.name == "path" { return (item, binding) }
        }
      }
      return nil
    }
  }

  extension DeclModifierListSyntax {
    fileprivate var access: TokenKind? { accessModifier?.name.tokenKind }

    /// The modifier that gives an access, to more than the setter.
    fileprivate var accessModifier: DeclModifierSyntax? {
      let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
      return first { modifier in
        modifier.detail == nil && levels.contains { modifier.name.tokenKind == .keyword($0) }
      }
    }
  }

  extension MemberBlockItemListSyntax {
    fileprivate func declaresType(_ name: String) -> Bool {
      contains { item in
        if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
          return conditional.clauses.contains { clause in
            clause.elements?.as(MemberBlockItemListSyntax.self)?.declaresType(name) == true
          }
        }
        if let alias = item.decl.as(TypeAliasDeclSyntax.self) { return alias.name.text == name }
        guard item.decl.asProtocol((any DeclGroupSyntax).self) != nil else { return false }
        return item.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == name
      }
    }
  }
#endif
