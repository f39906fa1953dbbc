import CodeIndex

/// How well an architecture explains a scene.
struct SceneScore {
  let holdings: [TypeSymbol: [Holding]]
  let traits: [TypeSymbol: TypeTraits]
  let finder: HoldingFinder

  /// `nil` where a role is missing without which it is not of the architecture.
  ///
  /// Roles count most; a telling name and a link that the architecture has count for it, a link that it has not
  /// against it: a strong link from interactor to presenter is VIP's and not VIPER's.
  func score(_ scene: Scene, _ profile: Profile) -> Int? {
    let roles = Set(scene.components.map(\.role.name))
    let told = told(scene, profile)
    guard
      profile.required.contains(where: roles.isSuperset)
        || told > 0 && profile.requiredIfTold.contains(where: roles.isSuperset)
    else { return nil }
    let bases = scene.components.count { $0.evidence == .base }
    return roles.count * 10 + min(told, 3) * 12 + min(bases, 4) * 3 + links(scene, profile)
  }

  /// How many names of its types, and of what these conform to, hardly anything else has.
  private func told(_ scene: Scene, _ profile: Profile) -> Int {
    guard !profile.telling.isEmpty else { return 0 }
    let names = Set(
      scene.components.flatMap { [$0.type.name] + (traits[$0.type]?.bases ?? []) })
    return profile.telling.count { pattern in names.contains { pattern.fits($0) } }
  }

  private func links(_ scene: Scene, _ profile: Profile) -> Int {
    var score = 0
    for from in scene.components {
      for holding in holdings[from.type] ?? [] {
        guard
          let to = scene.components.first(where: { $0 != from && leads(holding, to: $0.type) }),
          to.role != from.role
        else { continue }
        let known = profile.links.filter { $0.from == from.role.name && $0.to == to.role.name }
        if known.isEmpty {
          score -= 8
        } else {
          score += known.contains { ($0.strength == .weak) == holding.isWeak } ? 8 : 4
        }
      }
    }
    return min(max(score, -40), 60)
  }

  func leads(_ holding: Holding, to type: TypeSymbol) -> Bool {
    holding.concrete.contains(type)
      || !holding.protocols.isEmpty
        && finder.protocols[type]?.isSuperset(of: holding.protocols) == true
      || holding.protocols.contains(type)
  }
}
