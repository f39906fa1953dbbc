import VignolaCore

/// One link on its way.
@MainActor final class LinkRun<Route: Hashable & Sendable> {
  /// A step, and what was up before it.
  struct Step: Hashable {
    let step: RoutePlan<Route>.Step
    let before: RouteTree<Route?>

    init(_ step: RoutePlan<Route>.Step, from before: RouteTree<Route?>) {
      self.step = step
      self.before = before
    }
  }

  private struct Condition {
    let condition: LinkCondition
    var hasHeld = false
  }

  let text: String
  private(set) var target: RouteTree<Route>
  let report: (LinkOutcome) -> Void
  /// The link's own life, below that of all links: its time limit ends with it.
  let life: LifetimeScope
  let watch: LinkWatch
  var waitsFor: String?
  /// The step that was taken last.
  private(set) var last: Step?

  private var taken: Set<Step> = []
  private let mostSteps: Int
  private var rest: [RouteTree<Route>]
  private var conditions: [Route: [Condition]]

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
    mostSteps = 16 + 4 * routes.count
    conditions = Dictionary(
      routes.map { ($0, needs($0).map { Condition(condition: $0) }) },
      uniquingKeysWith: { first, _ in first })
    for condition in conditions.values.joined() { condition.condition.watch(watch) }
  }

  /// Notes a step that is about to be taken.
  ///
  /// - Returns: Whether it leads on: not a second time from the same tree, and not one more where
  ///   screens answer each step with something new.
  func take(_ step: Step) -> Bool {
    guard taken.count < mostSteps, taken.insert(step).inserted else { return false }
    last = step
    return true
  }

  /// Nobody took the step that was noted last.
  func takeBack() {
    if let last { taken.remove(last) }
    last = nil
  }

  /// Makes the next target the one to go to.
  ///
  /// - Returns: Whether there is one.
  func goOn() -> Bool {
    guard !rest.isEmpty else { return false }
    target = rest.removeFirst()
    last = nil
    return true
  }

  /// The name of a condition that has held and holds no more.
  func lost() -> String? {
    for route in target.path {
      for (index, watched) in (conditions[route] ?? []).enumerated() {
        let holds = watched.condition.holds()
        if watched.hasHeld, !holds { return watched.condition.name }
        conditions[route]?[index].hasHeld = holds
      }
    }
    return nil
  }

  /// The name of a condition that the next route to be opened waits for. What clears its way waits
  /// with it.
  func missing(for plan: RoutePlan<Route>) -> String? {
    let next = plan.steps.lazy.compactMap(\.opened).first
    return next.flatMap { conditions[$0] }?.first { !$0.condition.holds() }?.condition.name
  }
}
