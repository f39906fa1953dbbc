import CodeIndex

/// A role that something says a type plays.
struct RoleCandidate {
  var role: String
  var evidence: Component.Evidence
  var reason: String
  var stem: String
  /// Told by a name that counts only next to another component.
  var isWeak: Bool
}

/// Finds the roles of one architecture, with what a configuration adds to it.
struct RoleFinder {
  struct Decision {
    var chosen: RoleCandidate
    /// What else the type could be, where neither its base nor its name settles it.
    var others: [RoleCandidate]
  }

  let profile: Profile
  /// The configuration's first.
  private let roles: [(pattern: RolePattern, isConfigured: Bool)]
  private var names = PatternTable<(role: Int, isWeak: Bool)>()
  private var bases = PatternTable<(role: Int, isToolkit: Bool)>()
  private var folders: [String: [Int]] = [:]

  init(_ profile: Profile, configured: [RolePattern] = []) {
    self.profile = profile
    roles = configured.map { ($0, true) } + profile.roles.map { ($0, false) }
    for (index, role) in roles.map(\.pattern).enumerated() {
      for name in role.names { names.add(name, (index, false)) }
      for name in role.weakNames { names.add(name, (index, true)) }
      for base in role.bases { bases.add(base, (index, false)) }
      for base in role.toolkitBases { bases.add(base, (index, true)) }
      for folder in role.folders { folders[folder, default: []].append(index) }
    }
  }

  /// What is known of one role for one type.
  private struct Signs {
    var base: String?
    var isToolkit = false
    /// `Cart` of a base `CartInput`, where the type's name begins so.
    var baseStem: String?
    var name: PatternTable<(role: Int, isWeak: Bool)>.Match?
    var folder: String?

    func weight(isConfigured: Bool) -> Int {
      let isStrongName = name.map { !$0.value.isWeak } ?? false
      let name = self.name?.pattern.weight ?? 0
      if isConfigured { return 5_000 + name }
      if base != nil, !isToolkit || isStrongName { return (isStrongName ? 4_000 : 3_000) + name }
      if isStrongName { return 2_000 + name }
      if base != nil { return 1_500 + name }
      return (self.name == nil ? 0 : 1_000) + name
    }
  }

  func decide(_ traits: TypeTraits) -> Decision? {
    let signs = self.signs(of: traits)
    guard !signs.isEmpty else { return nil }
    let ranked = signs.sorted { left, right in
      let weights = [left, right].map { $0.value.weight(isConfigured: roles[$0.key].isConfigured) }
      return weights[0] == weights[1] ? left.key < right.key : weights[0] > weights[1]
    }
    let candidates = ranked.map { candidate(roles[$0.key], $0.value, traits) }
    let chosen = candidates[0]
    let first = ranked[0].value
    let isSettled =
      roles[ranked[0].key].isConfigured || first.isToolkit
      || first.base != nil && first.name.map { !$0.value.isWeak } == true
    guard !isSettled, !chosen.isWeak, chosen.evidence != .folder else {
      return Decision(chosen: chosen, others: [])
    }
    let named = zip(ranked, candidates).dropFirst().filter { !$0.0.value.isToolkit }.map(\.1)
    let others = named.filter { other in
      other.role != chosen.role && !other.isWeak && other.evidence != .folder
        && !(chosen.evidence == .name && other.evidence == .name)
        && !profile.together.contains { $0.isSuperset(of: [chosen.role, other.role]) }
    }
    return Decision(chosen: chosen, others: others)
  }

  /// The role of a protocol to which nobody conforms, by its name: what it gives to those that would, or the one that
  /// the name has without `Protocol`.
  func decide(protocol type: TypeSymbol) -> RoleCandidate? {
    let given = bases.matches(type.name).filter { !$0.value.isToolkit && !$0.stem.isEmpty }
      .max { $0.pattern.weight < $1.pattern.weight }
    if let given {
      return named(roles[given.value.role].pattern.role, given.pattern, given.stem)
    }
    let ending = ["Protocol", "Interface"].first { type.name.hasSuffix($0) } ?? ""
    let found = names.matches(String(type.name.dropLast(ending.count)))
      .filter { !$0.value.isWeak && !ending.isEmpty }
      .max { $0.pattern.weight < $1.pattern.weight }
    return found.map { named(roles[$0.value.role].pattern.role, $0.pattern, $0.stem) }
  }

  private func named(
    _ role: String, _ pattern: NamePattern, _ stem: String
  ) -> RoleCandidate {
    RoleCandidate(
      role: role, evidence: .name, reason: "its name matches \(pattern.text)", stem: stem,
      isWeak: false)
  }

  private func signs(of traits: TypeTraits) -> [Int: Signs] {
    var signs: [Int: Signs] = [:]
    for base in traits.bases {
      for match in bases.matches(base) where fits(match.value.role, traits) {
        let (role, isToolkit) = match.value
        guard signs[role]?.base == nil || signs[role]?.isToolkit == true && !isToolkit else {
          continue
        }
        signs[role, default: Signs()].base = base
        signs[role, default: Signs()].isToolkit = isToolkit
        if !match.stem.isEmpty, traits.names[0].hasPrefix(match.stem) {
          signs[role, default: Signs()].baseStem = match.stem
        }
      }
    }
    for name in traits.names {
      for match in names.matches(name) where fits(match.value.role, traits) {
        let known = signs[match.value.role]?.name
        if match.pattern.weight > known?.pattern.weight ?? -1 {
          signs[match.value.role, default: Signs()].name = match
        }
      }
    }
    guard signs.isEmpty, !folders.isEmpty, traits.container.isEmpty else { return signs }
    let folder = String(traits.folder.split(separator: "/").last ?? "")
    for role in folders[folder] ?? [] where fits(role, traits) {
      signs[role, default: Signs()].folder = folder
    }
    return signs
  }

  private func fits(_ role: Int, _ traits: TypeTraits) -> Bool {
    let pattern = roles[role].pattern
    let isOfKind =
      pattern.kinds.contains(traits.type.kind)
      && (traits.type.kind != .struct || pattern.structureBases.isEmpty
        || pattern.structureBases.contains { traits.bases.contains($0) })
    return isOfKind
      && !pattern.except.contains { $0.fits(traits.type.name) }
  }

  private func candidate(
    _ role: (pattern: RolePattern, isConfigured: Bool), _ signs: Signs, _ traits: TypeTraits
  ) -> RoleCandidate {
    let name = signs.name
    let isWeak = signs.base == nil && name?.value.isWeak == true && !role.isConfigured
    let evidence: Component.Evidence =
      role.isConfigured ? .configuration : signs.base != nil ? .base : name != nil ? .name : .folder
    let reason =
      signs.base.map {
        $0.hasPrefix("@") ? "it has the attribute \($0)" : "it is a \($0)"
      } ?? name.map { "its name matches \($0.pattern.text)" }
      ?? "it stands in a folder \(signs.folder ?? "")"
    return RoleCandidate(
      role: role.pattern.role, evidence: evidence,
      reason: role.isConfigured ? "\(reason), as the configuration says" : reason,
      stem: Self.stem(name?.stem ?? signs.baseStem, traits), isWeak: isWeak)
  }

  /// What is left of the name without its role; what the type is nested in when nothing is.
  private static func stem(_ stem: String?, _ traits: TypeTraits) -> String {
    var stem = stem ?? traits.names[0]
    for ending in ["ViewController", "Controller", "View", "Screen"]
    where stem.hasSuffix(ending) && stem.count > ending.count {
      stem.removeLast(ending.count)
      break
    }
    for ending in ["Legacy", "Module"] where stem.hasSuffix(ending) && stem.count > ending.count {
      stem.removeLast(ending.count)
    }
    return stem.isEmpty ? traits.container : stem
  }
}
