import VignolaCore

/// One link on its way.
@MainActor final class LinkRun<Route: Hashable & Sendable> {
  /// What was done last, and what was up before.
  struct Done: Equatable {
    let step: RoutePlan<Route>.Step
    let before: RouteTree<Route?>
  }

  let text: String
  private(set) var target: RouteTree<Route>
  let report: (LinkOutcome) -> Void
  /// The link's own life, below that of all links: its time limit ends with it.
  let life: LifetimeScope
  let watch: LinkWatch
  var done: Done?
  var waitsFor: String?
  /// How many more steps it may take: screens that undo one another's steps do not go on for ever.
  var stepsLeft: Int

  private var rest: [RouteTree<Route>]
  private let conditions: [Route: [LinkCondition]]
  private var held: Set<String> = []

  init(
    _ text: String, to targets: [RouteTree<Route>], in life: LifetimeScope,
    needs: (Route) -> [LinkCondition], changed: @escaping () -> Void,
    report: @escaping (LinkOutcome) -> Void
  ) {
    self.text = text
    target = targets.first ?? RouteTree()
    rest = Array(targets.dropFirst())
    self.life = life
    self.report = report
    watch = LinkWatch(changed)
    let routes = targets.flatMap(\.path)
    stepsLeft = 16 + 4 * routes.count
    conditions = Dictionary(
      routes.map { ($0, needs($0)) }, uniquingKeysWith: { first, _ in first })
    for condition in conditions.values.joined() { condition.watch(watch) }
  }

  /// Makes the next target the one to go to.
  ///
  /// - Returns: Whether there is one.
  func goOn() -> Bool {
    guard !rest.isEmpty else { return false }
    target = rest.removeFirst()
    done = nil
    return true
  }

  /// The name of a condition that has held and holds no more.
  func lost() -> String? {
    for condition in target.path.compactMap({ conditions[$0] }).joined() {
      if condition.holds() {
        held.insert(condition.name)
      } else if held.contains(condition.name) {
        return condition.name
      }
    }
    return nil
  }

  /// The name of a condition that the next route to be opened waits for. What clears its way waits
  /// with it.
  func missing(for plan: RoutePlan<Route>) -> String? {
    let next = plan.steps.lazy.compactMap(\.opened).first
    return next.flatMap { conditions[$0] }?.first { !$0.holds() }?.name
  }
}
