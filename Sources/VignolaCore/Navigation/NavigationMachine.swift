/// The decisions of a ``NavigationSurface``, without its screens, its stage or its callbacks.
///
/// Three trees: what is there, what the stage has been asked for, and what everything accepted so
/// far adds up to. A verb is planned on the last one at once, so its caller knows whether it was
/// possible; when the stage reports something else than it was asked for, the verbs that still wait
/// are planned again on what is really there.
struct NavigationMachine {
  /// A screen that is gone, and why.
  struct Departure: Equatable {
    let id: ScreenID
    let removal: Removal
  }

  /// What is there, as last reported.
  private(set) var tree = NavigationTree()

  /// What will be there when all that was accepted has been carried out.
  private(set) var target = NavigationTree()

  /// What the stage is carrying out.
  private(set) var asked: NavigationTree?

  /// Whether the user's hand is on the screens.
  private(set) var isHeld = false

  /// The verbs that wait for the stage.
  private(set) var waiting: [NavigationVerb] = []

  private var names: [ScreenID: String] = [:]
  private var removals: [ScreenID: Removal] = [:]
  private var askedRemovals: [ScreenID: Removal] = [:]
  private var departures: [Departure] = []
  private var overtaken: [NavigationVerb] = []

  /// Whether a screen or an alert of ours is there, or wanted.
  func knows(_ id: ScreenID) -> Bool { names[id] != nil }

  /// Plans a verb on top of everything accepted so far.
  ///
  /// - Returns: Whether it was possible.
  mutating func accept(_ verb: NavigationVerb) -> Bool {
    var next = target
    for id in verb.added { names[id] = "" }
    guard verb.apply(to: &next, names: names) else {
      for id in verb.added { names[id] = nil }
      return false
    }
    waiting.append(verb)
    note(verb.removal, from: target, to: next)
    let before = target
    target = next
    depart(before.deepestFirst, because: .code)
    return true
  }

  /// Gives a screen that was accepted its name, once it has been built.
  mutating func name(_ id: ScreenID, _ name: String) {
    guard names[id] != nil else { return }
    names[id] = name
    target.rename(id, name)
  }

  /// Takes back a verb whose screens were not built after all: they leave without a word, and what
  /// was put over them meanwhile leaves with one.
  mutating func withdraw(_ ids: [ScreenID]) {
    waiting.removeAll { !Set($0.added).isDisjoint(with: ids) }
    for id in ids { names[id] = nil }
    departures.removeAll { ids.contains($0.id) }
    let before = target
    plan()
    depart(before.deepestFirst, because: .code)
  }

  /// What to ask the stage for now, if it is at rest and something is wanted.
  mutating func next() -> NavigationTree? {
    guard asked == nil, !isHeld, !waiting.isEmpty else { return nil }
    let explained = removals
    waiting = []
    removals = [:]
    guard target != tree else { return nil }
    askedRemovals = explained
    asked = target
    return target
  }

  /// The stage is moving by itself: verbs wait for its next report.
  mutating func hold() { isHeld = true }

  /// What is there, now that the stage is at rest.
  mutating func report(_ actual: NavigationTree, because removal: Removal) {
    let before = everyone
    let explained = askedRemovals
    let believed = asked ?? tree
    asked = nil
    isHeld = false
    askedRemovals = [:]
    tree = recognised(actual, after: believed)
    plan()
    depart(before, because: removal, explained: explained)
  }

  /// Everything goes, and nothing is wanted any more.
  mutating func close() {
    let before = everyone
    (tree, target, asked, isHeld, waiting) = (NavigationTree(), NavigationTree(), nil, false, [])
    depart(before, because: .code)
  }

  /// The screens that are gone since the last call, in the order in which they are told.
  mutating func takeDepartures() -> [Departure] {
    defer { departures = [] }
    return departures
  }

  /// The verbs that came to nothing since the last call, since the user was faster.
  mutating func takeOvertaken() -> [NavigationVerb] {
    defer { overtaken = [] }
    return overtaken
  }

  /// Who is wanted, coming or there, the deepest first: what is not there yet will be on top.
  private var everyone: [ScreenID] {
    let there = tree.deepestFirst
    let coming = target.deepestFirst + (asked?.deepestFirst ?? [])
    let known = Set(there)
    return coming.filter { !known.contains($0) } + there
  }

  /// Plans what waits on what is there, or on what the stage is making of it.
  private mutating func plan() {
    var next = asked ?? tree
    removals = [:]
    let verbs = waiting
    waiting = []
    for verb in verbs {
      var changed = next
      guard verb.apply(to: &changed, names: names) else {
        overtaken.append(verb)
        continue
      }
      note(verb.removal, from: next, to: changed)
      next = changed
      waiting.append(verb)
    }
    target = next
  }

  private mutating func note(
    _ removal: Removal, from old: NavigationTree, to new: NavigationTree
  ) {
    for id in old.deepestFirst where !new.contains(id) { removals[id] = removal }
  }

  /// Lets go of the screens that are neither there nor wanted any more.
  private mutating func depart(
    _ candidates: [ScreenID], because removal: Removal, explained: [ScreenID: Removal] = [:]
  ) {
    let staying = Set(everyone)
    for id in candidates where names[id] != nil && !staying.contains(id) {
      names[id] = nil
      departures.append(
        Departure(id: id, removal: explained[id] ?? removals[id] ?? removal))
    }
  }

  /// Marks what the surface did not put there, or has already seen go. How a screen is shown is what
  /// the stage was asked for: it says what is there, not how.
  private func recognised(
    _ actual: NavigationTree, after believed: NavigationTree
  ) -> NavigationTree {
    let known = Dictionary(
      believed.layers.flatMap(\.stacks).joined().map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var result = actual
    for layer in result.layers.indices {
      for stack in result.layers[layer].stacks.indices {
        for index in result.layers[layer].stacks[stack].indices {
          let id = result.layers[layer].stacks[stack][index].id
          result.layers[layer].stacks[stack][index].isForeign = names[id] == nil
          if let name = names[id] { result.layers[layer].stacks[stack][index].name = name }
          guard let known = known[id] else { continue }
          result.layers[layer].stacks[stack][index].hidesBar = known.hidesBar
          result.layers[layer].stacks[stack][index].asksBeforeBack = known.asksBeforeBack
        }
      }
    }
    return result
  }
}
