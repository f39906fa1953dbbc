import CodeIndex

/// Tells architectures from code: by sets of roles and by links, never by one suffix.
///
/// Scenes are what is counted. Each architecture proposes its own, the best explained are taken first, and a
/// type belongs to one of them; what is left over is told by what it holds, and then by its module.
struct Detection {
  private let code: Codebase
  private let traits: [TypeTraits]
  private let all: [Candidates]
  private let score: SceneScore
  private let byProfile: [String: Int]
  /// The place in ``all`` of the architecture each type was given.
  private var given: [TypeSymbol: Int] = [:]

  /// What shows in scenes of several types; the others show in what a view holds.
  private static let single: Set<String> = ["mvc", "mv"]

  static func casting(_ traits: [TypeTraits], with finders: [RoleFinder], in code: Codebase)
    -> Casting
  {
    var casting = Casting()
    var own: [TypeTraits] = []
    for trait in traits {
      if let other = OtherArchitecture.of(trait, in: code) {
        casting.others[trait.type] = other.name
      } else {
        own.append(trait)
      }
    }
    var detection = Detection(own, finders, code)
    detection.takeScenes()
    detection.attachViews()
    detection.followModules()
    detection.cast(into: &casting)
    return casting
  }

  private init(_ traits: [TypeTraits], _ finders: [RoleFinder], _ code: Codebase) {
    self.code = code
    self.traits = traits
    let all = finders.map { Candidates($0, among: traits) }
    self.all = all
    byProfile = Dictionary(
      finders.enumerated().map { ($1.profile.name, $0) }, uniquingKeysWith: { first, _ in first })
    let types = traits.map(\.type).filter { type in all.contains { $0.byType[type] != nil } }
    let finder = HoldingFinder(code)
    var conforms: [TypeSymbol: Set<TypeSymbol>] = [:]
    for (ancestor, types) in finder.conformers {
      for type in types { conforms[type, default: []].insert(ancestor) }
    }
    score = SceneScore(
      holdings: Dictionary(uniqueKeysWithValues: types.map { ($0, finder.holdings(of: $0)) }),
      traits: Dictionary(uniqueKeysWithValues: traits.map { ($0.type, $0) }), conforms: conforms)
  }

  /// The best explained scenes first; a scene all of whose types are another's is that one's.
  private mutating func takeScenes() {
    var proposals: [(scene: Scene, profile: Int, score: Int)] = []
    for (index, candidates) in all.enumerated() {
      let profile = candidates.finder.profile
      guard !profile.isFlow, !Self.single.contains(profile.name) else { continue }
      for scene in SceneBuilder(code: code).scenes(candidates.components) {
        if let score = score.score(scene, profile) { proposals.append((scene, index, score)) }
      }
    }
    // Stable: of equals the architecture that asks for more, and the scene that comes first.
    let order = proposals.indices.sorted {
      (proposals[$1].score, $0) < (proposals[$0].score, $1)
    }
    for index in order {
      let (scene, profile, _) = proposals[index]
      let free = scene.components.filter { given[$0.type] == nil }
      let roles = Set(free.map(\.role.name))
      let asks = all[profile].finder.profile
      guard
        free.count == scene.components.count
          || (asks.required + asks.requiredIfTold).contains(where: roles.isSuperset)
      else { continue }
      for component in free { given[component.type] = profile }
    }
  }

  /// A controller or a view that no scene has is of the architecture of what it holds.
  private mutating func attachViews() {
    guard let mvvm = byProfile["mvvm"], let mv = byProfile["mv"], let mvc = byProfile["mvc"] else {
      return
    }
    for type in traits.map(\.type) where given[type] == nil {
      let isController = all[mvc].byType[type]?.role.name == "controller"
      let isView = all[mv].byType[type]?.role.name == "view"
      guard isController || isView else { continue }
      let held = held(by: type)
      if let model = held.first(where: { all[mvvm].byType[$0]?.role.name == "view-model" }),
        given[model] == nil || given[model] == mvvm
      {
        given[model] = mvvm
        given[type] = mvvm
      } else if let other = architecture(of: held, for: type) {
        given[type] = other
      } else if isController {
        given[type] = mvc
      } else if let model = held.first(where: { all[mv].byType[$0]?.role.name == "model" }) {
        if given[model] == nil { given[model] = mv }
        given[type] = mv
      }
    }
  }

  /// The first one of what a type holds that has a role for the type too.
  private func architecture(of held: [TypeSymbol], for type: TypeSymbol) -> Int? {
    held.compactMap { given[$0] }.first { all[$0].byType[type] != nil }
  }

  private func held(by type: TypeSymbol) -> [TypeSymbol] {
    (score.holdings[type] ?? []).filter { !$0.property.isComputed }.flatMap { holding in
      holding.concrete + (holding.protocols.first.map { conformers(of: $0, holding) } ?? [])
    }
  }

  private func conformers(of ancestor: TypeSymbol, _ holding: Holding) -> [TypeSymbol] {
    code.descendants(of: ancestor).filter { score.leads(holding, to: $0) }.prefix(8).map { $0 }
  }

  /// What is left of a module is of the module's architecture, and so is a scene that this explains as well.
  private mutating func followModules() {
    let main = mainArchitectures()
    for type in traits.map(\.type) {
      guard let index = main[type.module], let component = all[index].byType[type] else { continue }
      switch given[type] {
      case nil: given[type] = index
      case index: break
      case let other?:
        let name = all[other].finder.profile.name
        // A controller alone, or a presenter with its view in a module of VIPER.
        if name == "mvc" || (name == "mvp" && all[index].finder.profile.name == "viper") {
          if component.evidence != .folder { given[type] = index }
        }
      }
    }
  }

  /// By module, the architecture of most of its scenes.
  private func mainArchitectures() -> [String: Int] {
    var counts: [String: [Int: Int]] = [:]
    for (index, candidates) in all.enumerated() {
      let own = candidates.components.filter { given[$0.type] == index }
      for scene in SceneBuilder(code: code).scenes(own) {
        counts[scene.module, default: [:]][index, default: 0] += 1
      }
    }
    return counts.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  private func cast(into casting: inout Casting) {
    for type in traits.map(\.type) {
      if let index = given[type], let component = all[index].byType[type] {
        casting.components.append(component)
        if let conflict = all[index].conflict(of: type) { casting.conflicts.append(conflict) }
      }
    }
    for candidates in all where candidates.finder.profile.isFlow {
      casting.components += FlowDetection(code: code, score: score).components(
        candidates, beside: given)
    }
  }
}
