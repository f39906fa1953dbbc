extension SymbolLookup {
  /// Where a name is mentioned.
  struct Place {
    /// The type around, if there is one.
    var type: Int?
    var module: String
    /// The files whose imports count, and in which what is private is seen.
    var files: [Int]
  }

  func place(of symbol: TypeSymbol) -> Place {
    Place(
      type: numbers[ObjectIdentifier(symbol)], module: symbol.module,
      files: symbol.parts.map(\.file))
  }

  /// The typealiases that are being followed: they may go round, and branch.
  struct Followed {
    private var open: Set<Int> = []
    private var budget = 1000

    mutating func begin(_ alias: Int) -> Bool {
      budget -= 1
      return budget > 0 && open.insert(alias).inserted
    }

    mutating func end(_ alias: Int) { open.remove(alias) }
  }

  /// The only type of the root that a name means.
  func type(_ name: String, from place: Place) -> TypeSymbol? {
    let meanings = Set(meanings(of: name, from: place))
    guard meanings.count == 1, case .type(let type) = meanings.first else { return nil }
    return symbols[type]
  }

  /// What a name means, with typealiases and generic parameters followed; itself when the root does not know.
  func meanings(of name: String, from place: Place) -> [Meaning] {
    var followed = Followed()
    return meanings(of: name, from: place, &followed)
  }

  private func meanings(
    of name: String, from place: Place, _ followed: inout Followed
  ) -> [Meaning] {
    var components = name.split(separator: ".").map(String.init)
    guard let first = components.first else { return [] }
    components.removeFirst()
    var found: [Meaning]?
    if first == "Self", let type = place.type { found = [.type(type)] }
    found = found ?? unqualified(first, from: place, &followed)
    if found == nil, let second = components.first, imports.isModule(first) {
      let module = Place(type: nil, module: first, files: place.files)
      found = atTop(second, from: module, elsewhere: false, &followed)
      components.removeFirst()
    }
    guard var meanings = found else { return [.outside(name)] }
    for component in components {
      guard meanings.count == 1, case .type(let type) = meanings[0],
        let next = member(component, of: type, place, &followed)
      else { return [.outside(name)] }
      meanings = next
    }
    return meanings
  }

  /// From the innermost type outwards, then the top.
  private func unqualified(
    _ name: String, from place: Place, _ followed: inout Followed
  ) -> [Meaning]? {
    var scope = place.type
    while let type = scope {
      if symbols[type].parts[0].fact.isLocal {
        let around = symbols[type].path.dropLast(symbols[type].name.count)
        if let found = choose(local["\(around)\(name)"] ?? [], place) { return found }
      }
      if symbols[type].name == name, !symbols[type].isForeign { return [.type(type)] }
      if let found = parameter(name, of: type, place, &followed) { return found }
      if let found = member(name, of: type, place, &followed) { return found }
      scope = parents[type]
    }
    return atTop(name, from: place, elsewhere: true, &followed)
  }

  /// A generic parameter or an associated type means its bounds.
  private func parameter(
    _ name: String, of type: Int, _ place: Place, _ followed: inout Followed
  ) -> [Meaning]? {
    let fact = symbols[type].parts[0].fact
    guard
      let generic = (fact.generics + fact.associatedTypes).first(where: { $0.name == name })
    else { return nil }
    var outer = place
    outer.type = parents[type]
    let subjects = generic.bounds.flatMap(\.subjects).filter { $0 != name }
    let meanings = subjects.flatMap { self.meanings(of: $0, from: outer, &followed) }
    return meanings.isEmpty ? [.outside(name)] : meanings
  }

  /// Nested in a type, or in one that it inherits from.
  private func member(
    _ name: String, of type: Int, _ place: Place, _ followed: inout Followed
  ) -> [Meaning]? {
    for owner in [type] + ancestorIndices(of: type) {
      let key = Member(parent: owner, name: name)
      if let found = choose(nested[key] ?? [], place) { return found }
      if let found = follow(nestedAliases[key] ?? [], place, &followed) { return found }
    }
    return nil
  }

  private func atTop(
    _ name: String, from place: Place, elsewhere: Bool, _ followed: inout Followed
  ) -> [Meaning]? {
    let types = top[name] ?? []
    let named = topAliases[name] ?? []
    if types.isEmpty && named.isEmpty { return nil }
    let own =
      choose(types.filter { symbols[$0].module == place.module }, place)
      ?? follow(named.filter { aliases[$0].module == place.module }, place, &followed)
    if let own { return own }
    guard elsewhere else { return nil }
    func isImported(_ module: String) -> Bool {
      place.files.contains { imports.module(module, isSeenFrom: $0) }
    }
    let imported =
      choose(types.filter { isImported(symbols[$0].module) }, place)
      ?? follow(named.filter { isImported(aliases[$0].module) }, place, &followed)
    return imported ?? choose(types, place) ?? follow(named, place, &followed)
  }

  /// Of several types those of the place's own files; several that are left mean nothing certain.
  private func choose(_ types: [Int], _ place: Place) -> [Meaning]? {
    let visible = types.filter {
      !isFilePrivate[$0] || place.files.contains(symbols[$0].parts[0].file)
    }
    if visible.count <= 1 { return visible.first.map { [.type($0)] } }
    let near = visible.filter { place.files.contains(symbols[$0].parts[0].file) }
    if near.count == 1 { return [.type(near[0])] }
    return [.outside(symbols[visible[0]].name)]
  }

  /// What typealiases mean where they stand; those of several branches all.
  private func follow(
    _ named: [Int], _ place: Place, _ followed: inout Followed
  ) -> [Meaning]? {
    let visible = named.filter {
      ![.private, .fileprivate].contains(aliases[$0].fact.head.access)
        || place.files.contains(aliases[$0].file)
    }
    guard !visible.isEmpty else { return nil }
    var meanings: [Meaning] = []
    for index in visible {
      let alias = aliases[index]
      guard followed.begin(index) else { continue }
      let home = Place(type: alias.parent, module: alias.module, files: [alias.file])
      for subject in alias.fact.target.subjects {
        meanings += self.meanings(of: subject, from: home, &followed)
      }
      followed.end(index)
    }
    var seen: Set<Meaning> = []
    meanings.removeAll { !seen.insert($0).inserted }
    return meanings.isEmpty ? [.outside(aliases[visible[0]].fact.name)] : meanings
  }
}
