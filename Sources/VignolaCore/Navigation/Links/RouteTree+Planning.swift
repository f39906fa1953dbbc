// From what is up to what should be. The planner decides nothing about screens: it compares routes,
// keeps what both trees begin with, and names the verbs for the rest.
extension RouteTree {
  /// The steps that lead here.
  ///
  /// What both have in common, from the root up, stays. What covers it goes, and then what is missing
  /// comes, one route a step. From where one already is there are no steps. Of the tabs that are not
  /// selected nothing is compared but that they are tabs of the same layer.
  ///
  /// - Parameter present: What is up; nil stands for a screen without a route, which is like no other.
  /// - Returns: The plan; of no steps if this tree has a ``fault``.
  /// - Complexity: O(n) in the screens of both.
  public func plan(from present: RouteTree<Route?>) -> RoutePlan<Route> {
    guard fault == nil else { return RoutePlan([]) }
    let kept = zip(layers, present.layers).prefix { isSame($0, $1) }.count
    var steps: [RoutePlan<Route>.Step] = []
    if kept == layers.count {
      steps += clearing(present, above: kept - 1)
    } else if kept < present.layers.count, isAlike(layers[kept], present.layers[kept]) {
      steps += changing(present, at: kept)
      steps += presenting(from: kept + 1)
    } else if kept == 0 {
      steps += replacing()
      steps += presenting(from: 1)
    } else {
      steps += clearing(present, above: kept - 1)
      steps += presenting(from: kept)
    }
    return RoutePlan(steps)
  }

  /// Whether nothing is to be done in a layer.
  private func isSame(_ want: Layer, _ have: RouteTree<Route?>.Layer) -> Bool {
    want.stacks.count == have.stacks.count && want.selected == have.selected
      && want.selectedStack.elementsEqual(have.selectedStack) { $0 == $1 }
  }

  /// Whether one layer can be made of the other, instead of replacing it.
  private func isAlike(_ want: Layer, _ have: RouteTree<Route?>.Layer) -> Bool {
    want.stacks.count == have.stacks.count
      && zip(want.stacks, have.stacks).contains { $0.first == $1.first }
  }

  /// Takes away what lies over a layer that stays.
  private func clearing(
    _ present: RouteTree<Route?>, above layer: Int
  ) -> [RoutePlan<Route>.Step] {
    if present.layers.count > layer + 1 { return [.dismiss(downTo: layer)] }
    return present.layers[layer].hasAlert ? [.closeAlert] : []
  }

  /// Makes the selected stack of a layer that stays what it should be.
  private func changing(
    _ present: RouteTree<Route?>, at layer: Int
  ) -> [RoutePlan<Route>.Step] {
    let want = layers[layer]
    let have = present.layers[layer]
    let stack = have.stacks[want.selected]
    let shared = zip(want.selectedStack, stack).prefix { $0 == $1 }.count
    let isElsewhere = have.selected != want.selected
    let popsToShared = shared > 0 && shared < stack.count
    var steps: [RoutePlan<Route>.Step] = []
    // Going back takes away what is presented over the stack, too.
    let isOnTop = present.layers.count == layer + 1
    if isOnTop || isElsewhere || !popsToShared { steps += clearing(present, above: layer) }
    if isElsewhere { steps.append(.select(want.selected)) }
    if popsToShared {
      steps.append(.pop(to: want.selectedStack[shared - 1], layer: layer, index: shared - 1))
    }
    if shared == 0 { steps.append(.setRoot(want.selectedStack[0])) }
    return steps + want.selectedStack.dropFirst(max(shared, 1)).map { .push($0) }
  }

  private func replacing() -> [RoutePlan<Route>.Step] {
    let want = layers[0]
    let firsts = want.stacks.map { $0[0] }
    let root: RoutePlan<Route>.Step =
      firsts.count == 1 ? .setRoot(firsts[0]) : .setTabs(firsts, selected: want.selected)
    return [root] + want.selectedStack.dropFirst().map { .push($0) }
  }

  private func presenting(from layer: Int) -> [RoutePlan<Route>.Step] {
    layers.dropFirst(layer).flatMap { layer in
      [.present(layer.selectedStack[0])] + layer.selectedStack.dropFirst().map { .push($0) }
    }
  }
}
