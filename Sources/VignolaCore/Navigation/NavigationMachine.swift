/// The decisions of a ``NavigationSurface``, without its screens, its stage or its callbacks.
///
/// Three trees: what is there, what the stage has been asked for, and what everything accepted so
/// far adds up to. A verb is planned on the last one at once, so its caller knows whether it was
/// possible; when the stage reports something else than it was asked for, the verbs that still wait
/// are planned again on what is really there.
///
/// A screen is ours as long as one of the trees has it and does not call it foreign. Who leaves is
/// found where a tree differs from the one before, so that a push or a pop looks at one screen.
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

  /// The screens that are gone, in the order in which they are told, for the surface to take.
  var departures = DeliveryQueue<Departure>()

  /// Why those go whom the verbs that wait take away, and those whom the stage was asked to.
  private var removals: [Departure] = []
  private var askedRemovals: [Departure] = []
  private var overtaken: [NavigationVerb] = []

  /// Plans a verb on top of everything accepted so far.
  ///
  /// - Returns: Whether it was possible.
  mutating func accept(_ verb: NavigationVerb) -> Bool {
    let before = target
    guard verb.apply(to: &target, named: nil) else { return false }
    waiting.append(verb)
    guard let removal = verb.removal else { return true }
    note(removal, from: before)
    depart(before, because: removal)
    return true
  }

  /// Gives a screen that was accepted its name, once it has been built.
  mutating func name(_ id: ScreenID, _ label: NavigationTree.Entry.Label) {
    target.name(id, label)
  }

  /// Takes back a verb whose screens were not built after all: they leave without a word, and what
  /// was put over them meanwhile leaves with one.
  mutating func withdraw(_ ids: [ScreenID]) {
    waiting.removeAll { !Set($0.added).isDisjoint(with: ids) }
    let before = target
    plan()
    depart(before, because: .code) { ids.contains($0) }
  }

  /// What to ask the stage for now, if it is at rest and something is wanted.
  mutating func next() -> NavigationTree? {
    guard asked == nil, !isHeld, !waiting.isEmpty else { return nil }
    waiting.clear()
    swap(&removals, &askedRemovals)
    if target != tree { asked = target } else { askedRemovals.clear() }
    return asked
  }

  /// The stage is moving by itself: verbs wait for its next report.
  mutating func hold() { isHeld = true }

  /// What is there, now that the stage is at rest.
  mutating func report(_ actual: NavigationTree, because removal: Removal) {
    rest(because: removal) { machine in
      machine.tree = machine.recognised(actual)
      machine.asked = nil
      machine.plan()
    }
  }

  /// Everything goes, and nothing is wanted any more.
  mutating func close() {
    rest(because: .code) { machine in
      machine.waiting = []
      (machine.tree, machine.asked) = (NavigationTree(), nil)
      machine.plan()
    }
  }

  /// The verbs that came to nothing since the last call, since the user was faster.
  mutating func takeOvertaken() -> [NavigationVerb] {
    defer { overtaken = [] }
    return overtaken
  }

  /// The stage is at rest, and `change` says with what. Whoever was wanted, coming or there and is not
  /// now has gone, the deepest first: who was not there yet would have been on top.
  private mutating func rest(because removal: Removal, _ change: (inout Self) -> Void) {
    let (there, coming, wanted) = (tree, asked, target)
    isHeld = false
    change(&self)
    depart(wanted, because: removal) { there.contains($0) }
    if let coming {
      depart(coming, because: removal) { there.contains($0) || wanted.contains($0) }
    }
    depart(there, because: removal)
    askedRemovals.clear()
  }

  /// Plans what waits on what is there, or on what the stage is making of it.
  private mutating func plan() {
    let wanted = target
    target = asked ?? tree
    removals.clear()
    guard !waiting.isEmpty else { return }
    let verbs = waiting
    waiting = []
    for verb in verbs {
      let before = target
      guard verb.apply(to: &target, named: wanted) else {
        overtaken.append(verb)
        continue
      }
      if let removal = verb.removal { note(removal, from: before) }
      waiting.append(verb)
    }
  }

  /// Notes why those go whom a verb took from the target.
  private mutating func note(_ removal: Removal, from before: NavigationTree) {
    before.missing(from: target) { id, _ in
      removals.append(Departure(id: id, removal: removal))
    }
  }

  /// Lets go of those screens of ours that are neither there nor coming nor wanted any more, but for
  /// those who are told elsewhere.
  private mutating func depart(
    _ before: NavigationTree, because removal: Removal,
    butFor isElsewhere: (ScreenID) -> Bool = { _ in false }
  ) {
    before.missing(from: tree) { id, isForeign in
      guard !isForeign, asked?.contains(id) != true, !isElsewhere(id),
        target.isSame(as: tree) || !target.contains(id)
      else { return }
      let noted = askedRemovals.last { $0.id == id } ?? removals.last { $0.id == id }
      departures.append(Departure(id: id, removal: noted?.removal ?? removal))
    }
  }

  /// Marks what the surface did not put there, or has already seen go. How a screen is shown is what
  /// the stage was asked for: it says what is there, not how.
  private func recognised(_ actual: NavigationTree) -> NavigationTree {
    let believed = asked ?? tree
    if actual.isSame(as: believed) || actual == believed { return believed }
    var known: [ScreenID: NavigationTree.Entry] = [:]
    for entry in [target, tree, believed].flatMap(\.layers).flatMap(\.stacks).joined() {
      known[entry.id] = entry
    }
    let layers = actual.layers.map { layer in
      var layer = layer
      layer.stacks = layer.stacks.map { $0.map { $0.recognised(as: known[$0.id]) } }
      return layer
    }
    return NavigationTree(layers: layers)
  }
}

extension Array {
  /// Empties it, one by one since it nearly always holds one at most, and keeps its memory.
  fileprivate mutating func clear() {
    while popLast() != nil {}
  }
}

extension NavigationTree.Entry {
  /// What a stage says of a screen, put right by what is known of it. Who is not known is foreign.
  fileprivate func recognised(as known: Self?) -> Self {
    var entry = self
    entry.isForeign = known?.isForeign ?? true
    guard let known else { return entry }
    if !known.isForeign { entry.label = known.label }
    entry.hidesBar = known.hidesBar
    entry.asksBeforeBack = known.asksBeforeBack
    return entry
  }
}
