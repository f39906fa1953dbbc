import CodeIndex

/// A type that a declaration names, and where.
package struct TypeMention: Hashable, Sendable {
  package enum Place: Sendable {
    /// After the colon, in a requirement or in an attribute.
    case inheritance, attribute
    /// The type of a property, of a parameter or of what a function returns, or what an enum case carries.
    case property, signature
    /// In a body: made, cast to, or asked for a static member.
    case made, body
  }

  /// As it is written, dotted.
  package var name: String
  package var place: Place
  package var position: SourcePosition

  /// The last component: `View` of `SwiftUI.View`.
  package var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension Project {
  /// Every type that a type names, in its declaration and its extensions, in the order of the text. O(steps).
  package func mentions(of type: TypeSymbol) -> [TypeMention] {
    type.parts.flatMap { mentions(in: $0.fact, file: $0.file) }
  }

  /// The same for one declaration or extension.
  package func mentions(in fact: TypeFact, file: Int) -> [TypeMention] {
    var mentions: [TypeMention] = []
    func add(_ names: [String], _ place: TypeMention.Place, _ position: SourcePosition) {
      for name in names {
        mentions.append(TypeMention(name: name, place: place, position: position))
      }
    }
    func add(head: DeclarationHead) {
      add(head.attributes.map(\.name), .attribute, head.position)
    }
    add(head: fact.head)
    add(fact.inheritance.flatMap(\.names), .inheritance, fact.head.position)
    add(fact.generics.flatMap { $0.bounds.flatMap(\.names) }, .inheritance, fact.head.position)
    for property in fact.properties {
      add(head: property.head)
      add(property.type?.names ?? [], .property, property.head.position)
      mentions += self.mentions(in: property.body, file: file)
    }
    for function in fact.functions {
      add(head: function.head)
      add(
        function.parameters.flatMap(\.type.names) + (function.returns?.names ?? []), .signature,
        function.head.position)
      mentions += self.mentions(in: function.body, file: file)
    }
    for aCase in fact.cases {
      add(aCase.payload.flatMap(\.type.names), .signature, aCase.head.position)
    }
    for alias in fact.aliases { add(alias.target.names, .signature, alias.head.position) }
    return mentions
  }

  /// What a body names: types that are made, cast to, annotated, or asked for a static member.
  private func mentions(in body: Body, file: Int) -> [TypeMention] {
    body.steps.compactMap { step in
      let position = SourcePosition(file: Int32(file), offset: step.offset)
      switch step.kind {
      case .typeUse:
        return TypeMention(name: code.text(step.name), place: .body, position: position)
      case .call where step.flags.contains(.initializer):
        let outer = code.text(step.receiver)
        let name = code.text(step.name)
        return TypeMention(
          name: outer.first?.isUppercase == true ? "\(outer).\(name)" : name, place: .made,
          position: position)
      case .call, .read, .write:
        let receiver = code.text(step.receiver.number == 0 ? step.name : step.receiver)
        guard receiver.first?.isUppercase == true else { return nil }
        // Of `CartService.shared.items` the type is what begins with capitals.
        let path = receiver.prefix { $0 != "(" }.split(separator: ".")
        let name = path.prefix { $0.first?.isUppercase == true }.joined(separator: ".")
        return TypeMention(name: name, place: .body, position: position)
      default: return nil
      }
    }
  }
}
