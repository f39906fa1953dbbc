import CodeIndex

/// Who plays which role: what ``RoleTable`` is made of.
struct Casting {
  var components: [Component] = []
  var conflicts: [RoleTable.Conflict] = []
  /// Types of something that is none of the eleven, by its name.
  var others: [TypeSymbol: String] = [:]
  /// Of what architecture each module is, where that is told by the code.
  var modules: [String: RoleFinder] = [:]
  /// What types hold, as far as that was asked for.
  var holdings: [TypeSymbol: [Holding]] = [:]
}

/// What one architecture would make of the types of a code base.
struct Candidates {
  let finder: RoleFinder
  /// In the order of the types.
  private(set) var components: [Component] = []
  private(set) var others: [TypeSymbol: [Component]] = [:]
  private(set) var byType: [TypeSymbol: Component] = [:]
  /// Types with a name that proves nothing, and nothing beside them that proves it.
  private(set) var unproven: [TypeSymbol: Component] = [:]

  /// The types of some files. A name that proves nothing alone counts where another role has the same stem
  /// in the same module or folder.
  init(_ finder: RoleFinder, among traits: [TypeTraits]) {
    self.finder = finder
    struct Place: Hashable {
      var stem: String
      var place: Substring
    }
    var known: [Place: Set<String>] = [:]
    let decisions = traits.compactMap { traits in
      finder.decide(traits).map { (traits: traits, decision: $0) }
    }
    for (traits, decision) in decisions where !decision.chosen.isWeak {
      for place in [traits.folder, traits.type.module[...]] {
        known[Place(stem: decision.chosen.stem, place: place), default: []].insert(
          decision.chosen.role)
      }
    }
    for (traits, decision) in decisions {
      let chosen = decision.chosen
      if chosen.isWeak {
        let roles = [traits.folder, traits.type.module[...]].flatMap { place in
          known[Place(stem: chosen.stem, place: place)] ?? []
        }
        guard roles.contains(where: { $0 != chosen.role }) else {
          unproven[traits.type] = component(chosen, traits.type)
          continue
        }
      }
      let component = component(chosen, traits.type)
      components.append(component)
      byType[traits.type] = component
      if !decision.others.isEmpty {
        others[traits.type] = decision.others.map { self.component($0, traits.type) }
      }
    }
  }

  private func component(_ candidate: RoleCandidate, _ type: TypeSymbol) -> Component {
    Component(candidate, of: type, in: finder.profile)
  }

  func conflict(of type: TypeSymbol) -> RoleTable.Conflict? {
    guard let chosen = byType[type], let others = others[type] else { return nil }
    return RoleTable.Conflict(type: type, chosen: chosen, others: others)
  }
}

extension Casting {
  /// By the files' architectures, as a configuration says them.
  init(_ traits: [TypeTraits], as plan: RolePlan) {
    for (index, finder) in plan.finders.enumerated() {
      let own = traits.filter { plan.ofFile[$0.type.parts[0].file].contains(index) }
      let candidates = Candidates(finder, among: own)
      components += candidates.components
      conflicts += candidates.components.compactMap { candidates.conflict(of: $0.type) }
    }
  }
}
