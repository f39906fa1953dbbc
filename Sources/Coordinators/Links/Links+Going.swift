import VignolaCore

/// Held by the message in which a link goes on, and by nothing else: should that be dropped with a
/// queue that went round, the next change brings another.
final class LinkTurn {}

// How a link goes its way: a step, and when the screens have come to rest, the next.
extension Links {
  func begin(
    _ text: String, to targets: [RouteTree<Route>], _ report: @escaping (LinkOutcome) -> Void
  ) {
    guard !scope.isClosed else {
      return tell(.dropped("the app's flow has ended"), of: text, report)
    }
    let older = run
    let life = scope.child("Link")
    let run = LinkRun(
      text, to: targets, in: life, needs: needs,
      changed: { [weak self] in self?.navigationChanged() }, report: report)
    self.run = run
    limitTime(of: run)
    // Who is told of that may open another: by then this one is on its way, and can be dropped too.
    if let older { finish(older, .dropped("a newer link came: \(text)")) }
    navigationChanged()
  }

  /// The link goes its way as far as it can now. Nothing that it does in a step is before the messages
  /// that wait already.
  private func advance() {
    guard let run else { return }
    guard let root, root.phase == .running, let surface = root.surface, !surface.isClosed else {
      return end(.dropped("the app's flow has ended"))
    }
    if let lost = run.lost() { return end(.dropped("no longer \(lost)")) }
    guard surface.isSettled else { return wait(for: "the screens to come to rest") }
    // Its parent is to hear of it first, and may open something else instead.
    guard !root.subtree.contains(where: { $0.phase == .ending }) else { return }
    let present = present
    let plan = run.target.plan(from: present)
    guard let step = plan.steps.first else {
      return run.goOn() ? navigationChanged() : end(.landed)
    }
    if let name = run.missing(for: plan) { return wait(for: name) }
    if let screen = surface.asksBeforeLeaving(step) { return wait(for: "\(screen) to be left") }
    let next = LinkRun<Route>.Step(step, from: present)
    if next == run.last, let route = step.opened { return wait(for: "\(route) to come up") }
    guard run.take(next) else { return end(.dropped("its way goes round: \(step)")) }
    take(step, on: surface)
  }

  private func take(_ step: RoutePlan<Route>.Step, on surface: NavigationSurface) {
    guard let run, let root else { return }
    run.waitsFor = nil
    scope.trace.record(
      .navigate, "link step", module: scope.name, from: "Links", payload: "\(step)")
    guard let route = step.opened else {
      if !surface.take(step) { return end(.dropped("impossible: \(step)")) }
      return navigationChanged()
    }
    let isOpened = root.askedToOpen.contains { opener($0)?.open(route) == true }
    guard self.run === run else { return }
    if isOpened { return navigationChanged() }
    switch step {
    case .setRoot, .setTabs:
      run.takeBack()
      wait(for: "\(route) to come up")
    default:
      end(.dropped("no flow opens \(route) over what is up"))
    }
  }

  private func opener(_ node: FlowNode) -> (any RouteOpener<Route>)? {
    (node === root ? app : node.coordinator) as? any RouteOpener<Route>
  }

  private func wait(for name: String) {
    guard let run, run.waitsFor != name else { return }
    run.waitsFor = name
    tell(.waiting(for: name), of: run.text, run.report)
  }

  func end(_ outcome: LinkOutcome) {
    guard let run else { return }
    self.run = nil
    finish(run, outcome)
  }

  private func finish(_ run: LinkRun<Route>, _ outcome: LinkOutcome) {
    run.life.close()
    tell(outcome, of: run.text, run.report)
  }

  func tell(
    _ outcome: LinkOutcome, of text: String, _ report: @escaping (LinkOutcome) -> Void
  ) {
    let payload = "\(text): \(outcome)"
    // Nobody tells an end later; but ends that lead to other links must not go round for ever.
    if outcome.isFinal, !scope.dispatcher.isExhausted {
      scope.deliverKept(
        .output, outcome.traced, from: "Links", to: "opener", payload: payload
      ) { report(outcome) }
    } else {
      scope.deliver(
        .output, outcome.traced, from: "Links", to: "opener", payload: payload
      ) { report(outcome) }
    }
  }

  private func limitTime(of run: LinkRun<Route>) {
    let clock = scope.clock
    let limit = limit
    run.life.spawner.spawn("link's time limit") { [weak self, weak run] in
      guard (try? await clock.sleep(for: limit)) != nil, let self, let run, self.run === run
      else { return }
      end(.dropped("it took more than \(limit), waiting for \(run.waitsFor ?? "its turn")"))
    }
  }

  func scopeHasClosed() {
    guard run != nil else { return }
    end(.dropped("the app's flow has ended"))
  }
}

extension Links: NavigationWatcher {
  package func navigationChanged() {
    guard run != nil, turn == nil else { return }
    let turn = LinkTurn()
    self.turn = turn
    scope.deliver(.navigate, "link goes on", from: "Links", to: "Links") { [weak self] in
      withExtendedLifetime(turn) { self?.turn = nil }
      self?.advance()
    }
  }
}

extension LinkOutcome {
  /// Its name in a trace, where names are static.
  fileprivate var traced: StaticString {
    switch self {
    case .landed: "link landed"
    case .waiting: "link waits"
    case .dropped: "link dropped"
    case .refused: "link refused"
    }
  }
}

extension NavigationSurface {
  /// Takes a step that takes something away.
  fileprivate func take<Route>(_ step: RoutePlan<Route>.Step) -> Bool {
    switch step {
    case .closeAlert: dismiss()
    case .select(let tab): select(tab)
    case .dismiss, .pop: staying(after: step).map { pop(to: $0) } ?? false
    case .setRoot, .setTabs, .push, .present: false
    }
  }

  /// The screen that a step goes back to.
  private func staying<Route>(after step: RoutePlan<Route>.Step) -> ScreenID? {
    switch step {
    case .dismiss(let layer):
      tree.layers.indices.contains(layer) ? tree.layers[layer].selectedStack.last?.id : nil
    case .pop(_, let layer, let index):
      tree.layers.indices.contains(layer)
        ? tree.layers[layer].selectedStack.dropFirst(index).first?.id : nil
    default: nil
    }
  }

  /// The name of a screen that a step would take away, and that asks before it is left.
  fileprivate func asksBeforeLeaving<Route>(_ step: RoutePlan<Route>.Step) -> String? {
    var after = tree
    switch step {
    case .dismiss, .pop: staying(after: step).map { _ = after.pop(to: $0) }
    case .setRoot where tree.layers.first.map({ $0.stacks.count > 1 }) == true:
      after.layers[0].stacks[after.layers[0].selected] = []
    case .setRoot, .setTabs: after = NavigationTree()
    default: return nil
    }
    return tree.layers.flatMap(\.stacks).joined()
      .first { $0.asksBeforeBack && !after.contains($0.id) }?.name
  }
}
