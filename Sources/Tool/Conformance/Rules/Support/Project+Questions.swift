import CodeIndex

/// What several rules ask of the roles and of the code.
extension Project {
  /// The protocols that play these roles themselves, by module and path.
  func faces(_ architecture: Architecture, _ names: String...) -> [TypeSymbol] {
    roles.components.filter {
      $0.role.architecture == architecture.rawValue && names.contains($0.role.name)
        && $0.type.kind == .protocol && !$0.type.isTestCode
    }
    .map(\.type)
  }

  /// The names of the modules in which an architecture has components.
  func modules(of architecture: Architecture) -> Set<String> {
    Set(components(of: architecture).map(\.type.module))
  }

  /// Whether a type, or one that conforms to it, plays one of these roles.
  func plays(_ type: TypeSymbol, _ architecture: Architecture, _ names: String...) -> Bool {
    roles(of: type).contains {
      $0.role.architecture == architecture.rawValue && names.contains($0.role.name)
    }
  }

  /// The types of the root that a property's value can be, with aliases followed.
  func targets(of property: PropertyFact, in type: TypeSymbol) -> [TypeSymbol] {
    property.type.map { code.types(of: $0, from: type) } ?? []
  }

  /// Whether it plays one of these roles itself, not through what conforms to it.
  func isItself(_ type: TypeSymbol, _ architecture: Architecture, _ names: String...) -> Bool {
    roles(of: type).contains {
      $0.type == type && $0.role.architecture == architecture.rawValue
        && names.contains($0.role.name)
    }
  }

  /// A finding for each type that names something of a toolkit: at the import that is there for it, else at the first
  /// name. One for each import of the other modules too. An import of which nothing is used is left to
  /// `gen.ui-import-unused`.
  func toolkitFindings(
    _ rule: String, of types: [TypeSymbol], andOf modules: Set<String> = [], _ advice: String
  ) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return types.flatMap { type -> [Finding] in
      let others = Set(type.parts.map(\.file)).sorted().flatMap { imports(ofFile: $0) }
        .filter { modules.contains($0.module) }
        .map { UIUse(kind: .importing, what: $0.module, position: $0.head.position) }
      let first = uiNames(of: type).first.map { uiImports(of: type).first ?? $0 }
      return (others + [first].compactMap { $0 }).filter { seen.insert($0.position).inserted }
        .map { use in
          let how = use.kind == .importing ? "imports" : "uses"
          return Finding(
            rule, at: use.position, in: symbol(type), about: use.what,
            "\(type.path) \(how) \(use.what). \(advice)")
        }
    }
  }
}

extension PropertyFact {
  /// Kept in each value and written to after it was made.
  var isInstanceState: Bool { isStored && !isLet && !head.isStatic }

  var isPrivate: Bool { head.access == .private || head.access == .fileprivate }

  /// Has one of these attributes, without their arguments: `State`, `Published`.
  func has(anyOf attributes: Set<String>) -> Bool {
    head.attributes.contains { attributes.contains($0.name) }
  }
}

extension TypeSymbol {
  /// What a protocol demands: the declaration's functions, without what extensions give.
  var requirements: [FunctionFact] {
    parts[0].fact.functions.filter { $0.kind == .function }
  }

  var requiredProperties: [PropertyFact] { parts[0].fact.properties }

  /// Seen from other modules.
  var isPublic: Bool { (head.access ?? .internal) >= .public }
}
