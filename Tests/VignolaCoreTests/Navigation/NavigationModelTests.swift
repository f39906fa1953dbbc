import Testing
import VignolaCore
import VignolaTesting

/// A generator whose numbers follow from its seed (SplitMix64, Steele, Lea and Flood).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }
}

/// Random verbs and gestures, and the promises that hold after each.
@MainActor final class Monkey {
  /// What is known of one appearance from the outside.
  final class Appearance {
    weak var screen: Plain?
    var handle: ScreenHandle?
    var removals: [Removal] = []
  }

  var dice: Dice
  let scope = LifetimeScope("App")
  let surface: NavigationSurface
  var appearances: [Appearance] = []
  var navigatesWhenTold = false

  init(seed: UInt64, on stage: any NavigationStage) {
    dice = Dice(state: seed)
    surface = NavigationSurface(on: stage, in: scope)
  }

  /// Does one random thing with the surface, or with a handle that may be dead long since.
  func act() {
    let handle = appearances.isEmpty ? nil : appearances[dice.roll(appearances.count)].handle
    switch dice.roll(21) {
    case 0: put { surface.setRoot($0, onRemoved: $1) }
    case 1...3: put { surface.push($0, onRemoved: $1) }
    case 4: put { surface.present($0, onRemoved: $1) }
    case 5: setTabs()
    case 6: surface.select(dice.roll(4) - 1)
    case 7, 8: surface.pop()
    case 9: handle.map { _ = surface.pop(to: $0.id) }
    case 10: surface.popToRoot()
    case 11: surface.dismiss()
    case 12: alert { surface.alert("Sure?", then: $0) }
    case 13...15: put { handle?.push($0, onRemoved: $1) }
    case 16: put { handle?.present($0, onRemoved: $1) }
    case 17: put { handle?.setRoot($0, onRemoved: $1) }
    case 18: handle?.close()
    case 19: handle?.popToHere()
    default: alert { handle?.alert("Sure?", then: $0) ?? false }
    }
  }

  /// What does not hold, of all that must whenever the surface is not in the middle of something.
  ///
  /// Plain comparisons: an expectation for each of some hundred thousand would take seconds.
  func violations(shown: NavigationTree, coming: NavigationTree? = nil) -> [String] {
    var violations: [String] = []
    let there = surface.tree.deepestFirst
    if there != shown.deepestFirst { violations.append("\(surface.tree) is not \(shown)") }
    if Set(there).count != there.count { violations.append("twice there: \(surface.tree)") }
    let known = Set(
      there + surface.target.deepestFirst + (coming?.deepestFirst ?? []))
    for appearance in appearances {
      guard let id = appearance.handle?.id else { continue }
      let isKnown = known.contains(id)
      if appearance.removals.count != (isKnown ? 0 : 1) {
        violations.append("\(id) was told \(appearance.removals)")
      }
      if (appearance.screen != nil) != isKnown { violations.append("\(id) was leaked or lost") }
    }
    return violations
  }

  /// Forgets those that have left, so that checking stays fast.
  func forgetSome() {
    guard appearances.count > 60 else { return }
    appearances.removeAll { !$0.removals.isEmpty && dice.roll(2) == 0 }
  }

  private func told(_ appearance: Appearance, _ removal: Removal) {
    appearance.removals.append(removal)
    if navigatesWhenTold, dice.roll(4) == 0 { act() }
  }

  private func put(
    _ verb: (@escaping (ScreenHandle) -> any Screen, @escaping (Removal) -> Void) -> ScreenHandle?
  ) {
    let appearance = Appearance()
    let digs = dice.roll(8) == 0
    let handle = verb(
      { handle in
        let screen = Plain()
        appearance.screen = screen
        appearance.handle = handle
        self.appearances.append(appearance)
        if digs { self.put { handle.push($0, onRemoved: $1) } }
        return screen
      }, { self.told(appearance, $0) })
    if handle == nil { #expect(appearance.removals.isEmpty) }
  }

  private func setTabs() {
    let made = (0...dice.roll(3)).map { _ in Appearance() }
    surface.setTabs(
      made.map { appearance in
        { handle in
          let screen = Plain()
          appearance.screen = screen
          appearance.handle = handle
          self.appearances.append(appearance)
          return screen
        }
      }, selected: dice.roll(made.count)
    ) { self.told(made[$0], $1) }
  }

  private func alert(_ verb: (@escaping () -> Void) -> Bool) {
    var ends = 0
    let isShown = verb {
      ends += 1
      #expect(ends == 1)
    }
    if !isShown { #expect(ends == 0) }
  }
}

@Suite("Thousands of random verbs and gestures")
@MainActor struct NavigationModelTests {
  nonisolated static let seeds: [UInt64] = [1, 2, 3, 1562]

  @Test("a stage that shows at once", .proves(.g5, .core), .proves(.g9, .core), arguments: seeds)
  func immediate(seed: UInt64) {
    let stage = HeadlessStage()
    let monkey = Monkey(seed: seed, on: stage)
    monkey.navigatesWhenTold = true
    for step in 0..<750 {
      if monkey.dice.roll(3) == 0 { gesture(monkey, stage) } else { monkey.act() }
      var wrong = monkey.violations(shown: stage.shown)
      if !stage.isSwiping, !monkey.surface.isSettled { wrong.append("something waits") }
      if !wrong.isEmpty { Issue.record("step \(step): \(wrong)") }
      monkey.forgetSome()
    }
    end(monkey)
  }

  @Test("a stage that takes its time, and now and then does something else", arguments: seeds)
  func deferred(seed: UInt64) {
    let stage = DeferredStage()
    let monkey = Monkey(seed: seed, on: stage)
    monkey.navigatesWhenTold = true
    for step in 0..<750 {
      switch monkey.dice.roll(5) {
      case 0, 1: stage.finish()
      case 2 where stage.asked == nil || monkey.dice.roll(4) == 0: surprise(monkey, stage)
      default: monkey.act()
      }
      let wrong = monkey.violations(shown: stage.shown, coming: stage.asked)
      if !wrong.isEmpty { Issue.record("step \(step): \(wrong)") }
      monkey.forgetSome()
    }
    end(monkey)
  }

  /// What a user's hand, or foreign code, may do.
  private func gesture(_ monkey: Monkey, _ stage: HeadlessStage) {
    switch monkey.dice.roll(12) {
    case 0, 1: stage.systemBack()
    case 2: stage.systemDismiss()
    case 3: stage.beginBackSwipe()
    case 4: stage.cancelBackSwipe()
    case 5: stage.finishBackSwipe()
    case 6: stage.selectTab(monkey.dice.roll(3))
    case 7, 8: stage.closeAlert()
    case 9: stage.foreignPush("Picker")
    case 10: stage.foreignPresent("Camera")
    default:
      let all = stage.shown.layers.flatMap(\.stacks).joined().map(\.id)
      if !all.isEmpty { stage.foreignRemove(all[monkey.dice.roll(all.count)]) }
    }
  }

  /// The stage comes to another end than it was asked for.
  private func surprise(_ monkey: Monkey, _ stage: DeferredStage) {
    var tree = monkey.dice.roll(2) == 0 ? stage.shown : stage.asked ?? stage.shown
    let all = tree.deepestFirst
    switch monkey.dice.roll(5) {
    case 0: tree = NavigationTree()
    case 1: tree.pop()
    case 2: tree.dismiss()
    case 3: tree.push(.init(id: .foreign(monkey.dice.roll(1000)), name: "X", isForeign: true))
    default: if !all.isEmpty { tree.remove(all[monkey.dice.roll(all.count)]) }
    }
    stage.finish(showing: tree)
  }

  /// Whatever is still up when the surface is closed is told then, and nothing is kept.
  private func end(_ monkey: Monkey) {
    monkey.navigatesWhenTold = false
    monkey.surface.close()
    for appearance in monkey.appearances {
      #expect(appearance.removals.count == 1)
      #expect(appearance.screen == nil)
    }
  }
}
