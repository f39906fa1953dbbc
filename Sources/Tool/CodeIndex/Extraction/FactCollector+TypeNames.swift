#if Tool
  import SwiftSyntax

  extension FactCollector {
    /// A written type. O(length).
    func typeName(_ type: some TypeSyntaxProtocol) -> TypeName {
      let type = TypeSyntax(type)
      // Nine types in ten are one name.
      if let simple = type.as(IdentifierTypeSyntax.self), simple.genericArgumentClause == nil {
        let name = names.shared(simple.name.plainText)
        return TypeName(text: name, names: [name], subjects: [name])
      }
      var name = TypeName(text: names.shared(type.flatText))
      read(type, into: &name, isSubject: true, depth: 0)
      return name
    }

    /// Types nest no deeper than brackets do, but for chains of arrows and marks: no deeper than 400.
    private func read(_ type: TypeSyntax, into name: inout TypeName, isSubject: Bool, depth: Int) {
      guard depth < 400 else { return }
      func inner(_ type: some TypeSyntaxProtocol, _ isSubject: Bool = false) {
        read(TypeSyntax(type), into: &name, isSubject: isSubject, depth: depth + 1)
      }
      switch type.as(TypeSyntaxEnum.self) {
      case .identifierType, .memberType: readNominal(type, into: &name, isSubject, depth)
      case .optionalType(let type):
        if isSubject { name.isOptional = true }
        inner(type.wrappedType, isSubject)
      case .implicitlyUnwrappedOptionalType(let type):
        if isSubject { (name.isOptional, name.isImplicitlyUnwrapped) = (true, true) }
        inner(type.wrappedType, isSubject)
      case .someOrAnyType(let type):
        if isSubject {
          if type.someOrAnySpecifier.text == "any" { name.isExistential = true }
          if type.someOrAnySpecifier.text == "some" { name.isOpaque = true }
        }
        inner(type.constraint, isSubject)
      case .compositionType(let type): type.elements.forEach { inner($0.type, isSubject) }
      case .attributedType(let type): inner(type.baseType, isSubject)
      case .metatypeType(let type): inner(type.baseType)
      case .suppressedType(let type): inner(type.type)
      case .packExpansionType(let type): inner(type.repetitionPattern)
      case .packElementType(let type): inner(type.pack)
      case .arrayType(let type):
        if isSubject { name.isCollection = true }
        inner(type.element)
      case .dictionaryType(let type):
        if isSubject { name.isCollection = true }
        inner(type.key)
        inner(type.value)
      case .functionType(let type):
        if isSubject { name.isFunction = true }
        type.parameters.forEach { inner($0.type) }
        inner(type.returnClause.type)
      case .tupleType(let type):
        let isGroup = type.elements.count == 1
        type.elements.forEach { inner($0.type, isSubject && isGroup) }
      default: break
      }
    }

    /// `Shop.Item<Price>`: the dotted name, then what is in the angle brackets.
    private func readNominal(
      _ type: TypeSyntax, into name: inout TypeName, _ isSubject: Bool, _ depth: Int
    ) {
      let (path, arguments) = type.nominal
      let shared = names.shared(path)
      name.names.append(shared)
      var isSubject = isSubject
      if isSubject {
        if TypeName.collections.contains(path) { name.isCollection = true }
        if path == "Optional" || path == "Swift.Optional" {
          name.isOptional = true
        } else {
          name.subjects.append(shared)
          isSubject = false
        }
      }
      for argument in arguments {
        read(argument, into: &name, isSubject: isSubject, depth: depth + 1)
      }
    }

    /// A type that a body mentions.
    func use(_ type: TypeSyntax) -> SyntaxVisitorContinueKind {
      guard isInBody || bodies.count == 1 else { return .skipChildren }
      let (path, arguments) = type.nominal
      record(.typeUse, at: type, name: path)
      arguments.forEach { walk($0) }
      return .skipChildren
    }
  }

  extension TypeName {
    static let collections: Set<String> = ["Array", "Set", "Dictionary", "ContiguousArray"]
  }

  extension TypeSyntax {
    /// The dotted path without generic arguments, and all the arguments. Iterative: a path has any length.
    var nominal: (path: String, arguments: [TypeSyntax]) {
      var components: [String] = []
      var clauses: [GenericArgumentClauseSyntax] = []
      var current = self
      while let member = current.as(MemberTypeSyntax.self) {
        components.append(member.name.plainText)
        if let clause = member.genericArgumentClause { clauses.append(clause) }
        current = member.baseType
      }
      if let simple = current.as(IdentifierTypeSyntax.self) {
        components.append(simple.name.plainText)
        if let clause = simple.genericArgumentClause { clauses.append(clause) }
      }
      let arguments = clauses.reversed().flatMap { clause in
        clause.arguments.compactMap { $0.argument.as(TypeSyntax.self) }
      }
      return (components.reversed().joined(separator: "."), arguments)
    }
  }
#endif
