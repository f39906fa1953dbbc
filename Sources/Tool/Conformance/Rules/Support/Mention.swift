import CodeIndex

/// A type that another one names: in a property, in a signature or in a body.
struct Mention {
  /// As it is written, dotted and without generic arguments.
  var name: String
  var position: SourcePosition
  /// The property or the function that names it.
  var member: String
}

extension Project {
  /// What a type names in its stored and computed properties. O(properties).
  func propertyMentions(in type: TypeSymbol) -> [Mention] {
    type.properties.flatMap { property in
      (property.type?.names ?? []).map {
        Mention(name: $0, position: property.head.position, member: property.name)
      }
    }
  }

  /// What a type names anywhere: properties, signatures, casts and calls of types. O(steps).
  func mentions(in type: TypeSymbol) -> [Mention] {
    let signatures = type.functions.flatMap { function in
      (function.parameters.map(\.type) + [function.returns].compactMap { $0 }).flatMap(\.names)
        .map { Mention(name: $0, position: function.head.position, member: function.name) }
    }
    let steps = code.bodies(of: type).flatMap { body in
      code.steps(body.body, inFile: body.file).compactMap { step in
        step.typeName.map { Mention(name: $0, position: step.position, member: body.owner) }
      }
    }
    return propertyMentions(in: type) + signatures + steps
  }
}

extension StepView {
  /// The type that the step names: what is cast to or made, or of which something static is used.
  var typeName: String? {
    switch kind {
    case .typeUse: return name
    case .call where flags.contains(.initializer):
      return receiver.isEmpty ? name : "\(receiver).\(name)"
    case .call, .read:
      return root.first?.isUppercase == true && !receiver.isEmpty ? root : nil
    default: return nil
    }
  }
}
