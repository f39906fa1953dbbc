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
  /// What is a component for what it holds.
  private var attached: [TypeSymbol: Component] = [:]
  /// How many types of each module are of something that is none of the eleven.
  private var others: [String: Int] = [:]

  /// What shows in scenes of several types; the others show in what a view holds.
  private static let single: Set<String> = ["mvc", "mv"]

  static func casting(
    _ traits: [TypeTraits], with finders: [RoleFinder], _ holdings: HoldingFinder
  ) -> Casting {
    let code = holdings.code
    var casting = Casting()
    var own: [TypeTraits] = []
    for trait in traits {
      if let other = OtherArchitecture.of(trait, in: code) {
        casting.others[trait.type] = other.name
      } else {
        own.append(trait)
      }
    }
    var detection = Detection(own, finders, holdings)
    for type in casting.others.keys { detection.others[type.module, default: 0] += 1 }
    detection.takeScenes()
    detection.attachViews()
    detection.followModules()
    detection.cast(into: &casting)
    return casting
  }

  private init(_ traits: [TypeTraits], _ finders: [RoleFinder], _ finder: HoldingFinder) {
    code = finder.code
    self.traits = traits
    let all = finders.map { Candidates($0, among: traits) }
    self.all = all
    byProfile = Dictionary(
      finders.enumerated().map { ($1.profile.name, $0) }, uniquingKeysWith: { first, _ in first })
    let types = traits.map(\.type).filter { type in all.contains { $0.byType[type] != nil } }
    score = SceneScore(
      holdings: Dictionary(uniqueKeysWithValues: types.map { ($0, finder.holdings(of: $0)) }),
      traits: Dictionary(uniqueKeysWithValues: traits.map { ($0.type, $0) }), finder: finder)
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
    for type in traits.map(\.type) where given[type] == nil && others[type.module, default: 0] < 3 {
      let isController = all[mvc].byType[type]?.role.name == "controller"
      let isView = all[mv].byType[type]?.role.name == "view"
      guard isController || isView else { continue }
      let held = held(by: type)
      if let model = held.first(where: { all[mvvm].byType[$0]?.role.name == "view-model" }),
        given[model] == nil || given[model] == mvvm
      {
        given[model] = mvvm
        given[type] = mvvm
      } else if let (architecture, component) = place(type, beside: held) {
        given[type] = architecture
        attached[type] = component
      } else if isController {
        // A base class is no screen.
        if code.descendants(of: type).isEmpty { given[type] = mvc }
      } else if let model = held.first(where: {
        all[mv].byType[$0]?.role.name == "model" && (given[$0] ?? mv) == mv
      }) {
        given[model] = mv
        given[type] = mv
      }
    }
  }

  /// As what a view belongs to something that it holds: in a role that may hold it, and in its scene.
  private func place(
    _ type: TypeSymbol, beside held: [TypeSymbol]
  ) -> (architecture: Int, component: Component)? {
    for holds in held {
      guard let index = given[holds], let other = all[index].byType[holds],
        var component = all[index].byType[type] ?? all[index].unproven[type],
        all[index].finder.profile.links.contains(where: {
          $0.from == component.role.name && $0.to == other.role.name
        })
      else { continue }
      if all[index].unproven[type] != nil { component.stem = other.stem }
      return (index, component)
    }
    return nil
  }

  private func held(by type: TypeSymbol) -> [TypeSymbol] {
    (score.holdings[type] ?? []).filter { !$0.property.isComputed }.flatMap { holding in
      holding.concrete + (holding.protocols.first.map { conformers(of: $0, holding) } ?? [])
    }
  }

  private func conformers(of ancestor: TypeSymbol, _ holding: Holding) -> [TypeSymbol] {
    (score.finder.conformers[ancestor] ?? []).lazy.filter { score.leads(holding, to: $0) }.prefix(8)
      .map { $0 }
  }

  /// What is left of a module is of the module's architecture, and so is what this explains as well: a view alone, or a
  /// presenter with its view in a module of VIPER.
  private mutating func followModules() {
    let main = mainArchitectures()
    for type in traits.map(\.type) {
      guard let index = main[type.module], given[type] != index else { continue }
      let component = all[index].byType[type]
      guard let other = given[type] else {
        if component != nil { given[type] = index }
        continue
      }
      let isPlain =
        Self.single.contains(all[other].finder.profile.name)
        || (all[other].finder.profile.name == "mvp" && all[index].finder.profile.name == "viper")
      if isPlain, let component, component.evidence != .folder {
        given[type] = index
        attached[type] = nil
      }
    }
  }

  /// By module, the architecture of most of its scenes.
  private func mainArchitectures() -> [String: Int] {
    var counts: [String: [Int: Int]] = [:]
    for (index, candidates) in all.enumerated() {
      let own = candidates.components.filter { given[$0.type] == index }
      for scene in SceneBuilder(code: code).scenes(own) where isScreen(scene, index) {
        counts[scene.module, default: [:]][index, default: 0] += 1
      }
    }
    return counts.filter { $0.value.values.reduce(0, +) * 2 > others[$0.key, default: 0] }
      .compactMapValues { counts in
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      }
  }

  /// Whether something is shown by it: a controller in MVC, a view that holds a model in Model-View, and else what has
  /// the roles that its architecture asks for.
  private func isScreen(_ scene: Scene, _ index: Int) -> Bool {
    let profile = all[index].finder.profile
    let roles = Set(scene.components.map(\.role.name))
    if profile.name == "mv" {
      return scene.components.contains { $0.role.name == "view" && !held(by: $0.type).isEmpty }
    }
    return (profile.required + profile.requiredIfTold).contains(where: roles.isSuperset)
  }

  private func cast(into casting: inout Casting) {
    for type in traits.map(\.type) {
      if let index = given[type], let component = attached[type] ?? all[index].byType[type] {
        casting.components.append(component)
        if let conflict = all[index].conflict(of: type) { casting.conflicts.append(conflict) }
      }
    }
    casting.holdings = score.holdings
    casting.modules = mainArchitectures().mapValues { all[$0].finder }
    for candidates in all where candidates.finder.profile.isFlow {
      casting.components += FlowDetection(code: code, score: score).components(
        candidates, beside: given)
    }
  }
}
