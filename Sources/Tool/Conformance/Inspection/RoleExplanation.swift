import CodeIndex

/// What `vignola explain-role` tells of a type.
package struct RoleExplanation: Sendable {
  package var type: TypeSymbol
  /// The roles that it plays, with the reason for each; of a protocol those of the types that conform to it.
  package var plays: [Component]
  /// What it would be in architectures that its code is not told to be of.
  package var couldBe: [Component]
  /// Something that is none of the eleven.
  package var other: String?
  /// Why it plays none, where it does not.
  package var reason: String?
  package var scenes: [Scene]
  /// Through what it holds others.
  package var links: [Link]
  /// Through what others hold it.
  package var heldBy: [Link]
}

extension Project {
  /// O(components).
  package func explainRoles(of type: TypeSymbol) -> RoleExplanation {
    let own = roles(of: type)
    let traits = TypeTraits(type, in: code)
    let played = Set(own.map(\.role))
    let couldBe = traits.map { traits in
      Profile.all.compactMap { profile -> Component? in
        guard let chosen = RoleFinder(profile).decide(traits)?.chosen else { return nil }
        let role = Role(custom: profile.name, chosen.role)
        guard !played.contains(role) else { return nil }
        return Component(
          type: type, role: role, evidence: chosen.evidence,
          reason: chosen.isWeak
            ? "\(chosen.reason), which counts only next to another role with the same name"
            : chosen.reason,
          stem: chosen.stem)
      }
    }
    let held = roles.components.flatMap { roles.links(of: $0) }.filter { link in
      link.to.contains { $0.type == type }
    }
    return RoleExplanation(
      type: type, plays: own, couldBe: couldBe ?? [], other: roles.others[type],
      reason: own.isEmpty ? reason(for: type, traits) : nil,
      scenes: roles.scenes.filter { $0.components.contains { $0.type == type } },
      links: own.filter { $0.type == type }.flatMap { roles.links(of: $0) }, heldBy: held)
  }

  private func reason(for type: TypeSymbol, _ traits: TypeTraits?) -> String {
    if type.isTestCode { return "it is test code" }
    if type.isForeign { return "it is declared elsewhere and only extended here" }
    if let other = roles.others[type] {
      return "it is a part of \(other), which is none of the eleven"
    }
    if traits == nil { return "it is generated, local, a preview or a stand-in for tests" }
    return "neither its base, its name nor its folder says a role of an architecture in use"
  }
}
