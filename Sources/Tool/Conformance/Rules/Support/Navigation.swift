import CodeIndex

/// A call by which UIKit leads to another screen, or away from one.
struct NavigationCall {
  var name: String
  var position: SourcePosition
  /// The function or property in whose body it stands.
  var function: String
}

extension Project {
  /// The calls of UIKit's navigation in a type, nested closures included.
  ///
  /// A name alone is no evidence: `present` and `dismiss` count with UIKit's labels only, and no call counts whose
  /// receiver is a component of one of the roles that may navigate, or a function that the type declares itself.
  func navigationCalls(in type: TypeSymbol, allowedThrough roles: Set<String>) -> [NavigationCall] {
    let bodies = code.bodies(of: type)
    let own = Set(type.functions.map(\.name))
    var properties: [String: (property: PropertyFact, owner: TypeSymbol)]?
    return bodies.flatMap { body -> [NavigationCall] in
      body.body.steps.indices.compactMap { index in
        let step = body.body.steps[index]
        guard step.kind == .call else { return nil }
        let name = code.text(step.name)
        guard let labels = Self.navigation[name] else { return nil }
        let detail = code.text(step.detail)
        guard labels.contains(where: { detail.hasPrefix($0) }) else { return nil }
        let receiver = code.text(step.receiver)
        if receiver.isEmpty && own.contains(name) { return nil }
        let root = receiver.prefix { $0 != "." && $0 != "(" }
        let known = properties ?? propertiesByName(of: type)
        properties = known
        if let (property, owner) = known[String(root)], !receiver.contains("."),
          leads(property, of: owner, to: roles)
        {
          return nil
        }
        return NavigationCall(
          name: name, position: SourcePosition(file: Int32(body.file), offset: step.offset),
          function: body.owner)
      }
    }
  }

  /// Whether a property holds a component of one of these roles, or something called so.
  func leads(_ property: PropertyFact, of owner: TypeSymbol, to roles: Set<String>) -> Bool {
    guard let type = property.type else { return false }
    let held = code.types(of: type, from: owner)
    return held.contains { symbol in
      self.roles(of: symbol).contains { roles.contains($0.role.name) }
        // Of a protocol's message, UIKit's labels or not.
        || symbol.kind == .protocol
          && symbol.functions.contains { Self.navigation[$0.name] != nil }
    }
  }

  /// By name, the labels with which the call is UIKit's.
  private static let navigation: [String: [String]] = [
    "pushViewController": ["_:animated:"],
    "popViewController": ["animated:"],
    "popToRootViewController": ["animated:"],
    "popToViewController": ["_:animated:"],
    "setViewControllers": ["_:animated:"],
    "present": ["_:animated:"],
    "dismiss": ["animated:"],
    "performSegue": ["withIdentifier:"],
    "showDetailViewController": ["_:sender:"],
    "show": ["_:sender:"],
  ]
}

extension Project {
  /// A finding for each call of UIKit's navigation in these components.
  func navigationFindings(
    _ rule: String, in components: [Component], through roles: Set<String>, _ advice: String
  ) -> [Finding] {
    components.flatMap { component in
      navigationCalls(in: component.type, allowedThrough: roles).map { call in
        Finding(
          rule, at: call.position, in: "\(symbol(component.type)).\(call.function)",
          about: call.name,
          "\(component.type.path) navigates with '\(call.name)' in '\(call.function)'. \(advice)")
      }
    }
  }
}
