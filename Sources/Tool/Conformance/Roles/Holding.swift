import CodeIndex

/// A stored property of a type that leads to types of the root, whatever roles they play.
struct Holding {
  var property: PropertyFact
  /// The class that declares it.
  var owner: TypeSymbol
  /// What the value is: concrete types.
  var concrete: [TypeSymbol]
  /// What the value is known by, if by protocols: it conforms to all of them.
  var protocols: [TypeSymbol]
  var isWeak: Bool
}

/// Who holds whom, asked once for each type.
struct HoldingFinder {
  let code: Codebase
  /// The types that conform to each protocol of the root, product code only.
  let conformers: [TypeSymbol: [TypeSymbol]]
  /// The protocols of the root that each type conforms to.
  let protocols: [TypeSymbol: Set<TypeSymbol>]
  /// Types that hold one thing, and that weakly: the property.
  private let proxies: [TypeSymbol: PropertyFact]
  /// The protocols for which such a type stands.
  private var proxied: Set<TypeSymbol> = []

  init(_ code: Codebase) {
    self.code = code
    var conformers: [TypeSymbol: [TypeSymbol]] = [:]
    var protocols: [TypeSymbol: Set<TypeSymbol>] = [:]
    var proxies: [TypeSymbol: PropertyFact] = [:]
    for type in code.types where type.kind != .protocol && !type.isTestCode {
      for ancestor in code.ancestorSymbols(of: type) where ancestor.kind == .protocol {
        conformers[ancestor, default: []].append(type)
        protocols[type, default: []].insert(ancestor)
      }
      proxies[type] = Self.onlyWeakProperty(of: type)
    }
    self.conformers = conformers
    self.protocols = protocols
    self.proxies = proxies
    for (type, property) in proxies {
      for ancestor in protocols[type] ?? [] where stands(type, for: ancestor, property) {
        proxied.insert(ancestor)
      }
    }
  }

  private static func onlyWeakProperty(of type: TypeSymbol) -> PropertyFact? {
    var only: PropertyFact?
    for part in type.parts {
      for property in part.fact.properties where property.isStored && !property.head.isStatic {
        if only != nil { return nil }
        only = property
      }
    }
    return only?.reference == .weak ? only : nil
  }

  /// Whether a type stands for another one that it holds weakly: it conforms to the protocol, and so does what it
  /// holds.
  private func stands(
    _ type: TypeSymbol, for proxied: TypeSymbol, _ property: PropertyFact
  ) -> Bool {
    guard let held = property.type else { return false }
    if generics(of: type).keys.contains(where: held.subjects.contains) { return true }
    return code.types(of: held, from: type).contains {
      $0 == proxied || code.ancestorSymbols(of: $0).contains(proxied)
    }
  }

  /// What a type holds, the inherited properties included, in the order of the text. Closures hold nothing.
  func holdings(of type: TypeSymbol) -> [Holding] {
    let properties = code.propertiesWithInherited(of: type)
    return properties.compactMap { property, owner in
      guard !property.head.isStatic else { return nil }
      if property.isComputed {
        return forwarding(property, of: owner, to: properties)
      }
      return holding(property, of: owner)
    }
  }

  private func holding(_ property: PropertyFact, of owner: TypeSymbol) -> Holding? {
    let attributes = property.head.attributes
    let isWrappedWeakly = attributes.contains { Self.weakWrappers.contains($0.name) }
    var found = property.type.map { targets(of: $0, in: owner) } ?? Targets()
    if found.isEmpty, let call = property.initialCall,
      let made = code.type(named: call, from: owner)
    {
      found.add(made)
    }
    if found.isEmpty {
      // `@Environment(CartStore.self) private var store`
      for attribute in attributes where attribute.arguments.hasSuffix(".self") {
        if let type = code.type(named: String(attribute.arguments.dropLast(5)), from: owner) {
          found.add(type)
        }
      }
    }
    guard !found.isEmpty else { return nil }
    let isProxied = found.protocols.contains(where: proxied.contains)
    return Holding(
      property: property, owner: owner, concrete: found.concrete, protocols: found.protocols,
      isWeak: property.reference == .weak || isWrappedWeakly || found.isWeak || isProxied)
  }

  /// A computed property that only hands on what a base class holds.
  private func forwarding(
    _ property: PropertyFact, of owner: TypeSymbol,
    to stored: [(property: PropertyFact, owner: TypeSymbol)]
  ) -> Holding? {
    guard property.isComputed, !property.body.isEmpty, let type = property.type,
      property.body.steps.count <= 4, let file = owner.parts.first?.file
    else { return nil }
    let reads = code.steps(property.body, inFile: file, .read)
    guard let name = reads.first(where: { $0.receiver.isEmpty })?.name,
      let source = stored.first(where: { $0.property.name == name && $0.property.isStored }),
      source.owner != owner,
      !targets(of: type, in: owner).isEmpty
    else { return nil }
    let found = targets(of: type, in: owner)
    let held = holding(source.property, of: source.owner)
    var handed = property
    handed.reference = source.property.reference
    return Holding(
      property: handed, owner: owner, concrete: found.concrete, protocols: found.protocols,
      isWeak: held?.isWeak ?? (source.property.reference == .weak))
  }

  private struct Targets {
    var concrete: [TypeSymbol] = []
    var protocols: [TypeSymbol] = []
    var isWeak = false

    var isEmpty: Bool { concrete.isEmpty && protocols.isEmpty }

    mutating func add(_ type: TypeSymbol) {
      if type.kind == .protocol {
        if !protocols.contains(type) { protocols.append(type) }
      } else if !concrete.contains(type) {
        concrete.append(type)
      }
    }
  }

  private func targets(of name: TypeName, in owner: TypeSymbol) -> Targets {
    var targets = Targets()
    guard !name.isFunction else { return targets }
    let subjects = name.isCollection ? name.names : name.subjects
    let bounds = generics(of: owner)
    for type in code.types(of: name, from: owner) {
      if proxies[type] != nil, name.names.count > 1 {
        targets.isWeak = true
      } else {
        targets.add(type)
      }
    }
    for subject in subjects {
      for bound in bounds[subject] ?? [] {
        for type in code.types(of: bound, from: owner) { targets.add(type) }
      }
      if Self.weakWrappers.contains(TypeTraits.simple(subject)) { targets.isWeak = true }
    }
    // What a wrapper of whatever kind is generic over: `WeakHandle<any CartViewOutput>`.
    for inner in name.names where targets.isEmpty || name.isCollection || targets.isWeak {
      guard !subjects.contains(inner) || name.isCollection else { continue }
      if let type = code.type(named: inner, from: owner) { targets.add(type) }
    }
    return targets
  }

  private func generics(of type: TypeSymbol) -> [String: [TypeName]] {
    guard let generics = type.parts.first?.fact.generics, !generics.isEmpty else { return [:] }
    return Dictionary(generics.map { ($0.name, $0.bounds) }) { first, _ in first }
  }

  /// Wrappers that keep nothing alive.
  static let weakWrappers: Set<String> = [
    "WeakHandle", "Weak", "WeakReference", "WeakProxy", "WeakBox", "WeakRef", "WeakWrapper",
    "WeakObject", "WeakRefVirtualProxy", "WeakReferenceProxy", "WeakContainer",
  ]
}
