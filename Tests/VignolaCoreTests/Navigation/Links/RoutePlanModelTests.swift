import Testing
import VignolaCore

/// A tree of screens whose names are their routes, moved by the verbs of ``NavigationTree``.
struct NamedTree {
  var tree = NavigationTree()
  private var last = 0

  init(_ tree: NavigationTree = NavigationTree()) { self.tree = tree }

  mutating func entry(_ name: String) -> NavigationTree.Entry {
    last += 1
    return .init(id: .foreign(last), name: name)
  }

  var routes: RouteTree<String?> {
    RouteTree(
      layers: tree.layers.map { layer in
        .init(
          layer.stacks.map { $0.map(\.name) }, selected: layer.selected,
          hasAlert: layer.alert != nil)
      })
  }

  /// Takes a step by the verb that it stands for.
  mutating func take(_ step: RoutePlan<String>.Step, to target: RouteTree<String>) -> Bool {
    switch step {
    case .closeAlert: return tree.dismiss()
    case .select(let tab): return tree.select(tab)
    case .dismiss(let layer):
      return tree.layers[layer].selectedStack.last.map { tree.pop(to: $0.id) } ?? false
    case .pop(_, let layer, let index):
      return tree.pop(to: tree.layers[layer].selectedStack[index].id)
    case .push(let route): return tree.push(entry(route))
    case .present(let route): return tree.present(entry(route))
    case .setTabs(let routes, let selected):
      let entries = routes.map { entry($0) }
      return tree.setTabs(entries, selected: selected)
    case .setRoot(let route):
      let isInTab = target.layers[0].stacks.count > 1
      let place = isInTab ? tree.layers.first?.selectedStack.last?.id : nil
      return tree.setRoot(entry(route), in: place)
    }
  }
}

@Suite("Thousands of plans between random trees")
struct RoutePlanModelTests {
  private func tree(_ dice: inout Dice) -> NamedTree {
    var named = NamedTree()
    let names = ["a", "b", "c"]
    let firsts = (0...dice.roll(3)).map { _ in named.entry(names[dice.roll(3)]) }
    named.tree.setTabs(firsts)
    for _ in 0..<dice.roll(12) {
      let entry = named.entry(names[dice.roll(3)])
      switch dice.roll(6) {
      case 0...2: named.tree.push(entry)
      case 3: named.tree.present(entry)
      default: named.tree.select(dice.roll(3))
      }
    }
    if dice.roll(5) == 0 { named.tree.alert(.init(id: named.entry("").id, title: "Sure?")) }
    return named
  }

  @Test(
    "each step is possible, and behind the last there is nothing to do",
    arguments: [1, 2, 3, 4] as [UInt64])
  func arrives(seed: UInt64) {
    var dice = Dice(state: seed)
    var steps = 0
    for _ in 0..<1_000 {
      let goal = tree(&dice).routes
      let target = RouteTree<String>(
        layers: goal.layers.map { layer in
          .init(layer.stacks.map { $0.compactMap(\.self) }, selected: layer.selected)
        })
      guard target.fault == nil else { continue }
      let start = tree(&dice)
      var moving = start
      for step in target.plan(from: start.routes).steps {
        steps += 1
        if !moving.take(step, to: target) {
          Issue.record("\(step) from \(start.tree) to \(target)")
        }
      }
      let rest = target.plan(from: moving.routes)
      if !rest.steps.isEmpty || moving.routes.path != target.path.map(\.self) {
        Issue.record("\(moving.tree) instead of \(target), from \(start.tree)")
      }
    }
    #expect(steps > 1_000)
  }

  @Test("a plan made anew after each step comes to the same end in as many steps")
  func stepByStep() {
    var dice = Dice(state: 7)
    for _ in 0..<500 {
      let target = RouteTree<String>(
        layers: tree(&dice).routes.layers.map {
          .init($0.stacks.map { $0.compactMap(\.self) }, selected: $0.selected)
        })
      guard target.fault == nil else { continue }
      var moving = tree(&dice)
      var left = target.plan(from: moving.routes).steps.count
      while let step = target.plan(from: moving.routes).steps.first, left > 0 {
        left -= 1
        guard moving.take(step, to: target) else { break }
      }
      let rest = target.plan(from: moving.routes).steps
      if !rest.isEmpty || left != 0 {
        Issue.record("\(moving.tree) to \(target): \(rest), \(left)")
      }
    }
  }
}
