import VignolaCore

// How a flow is taken in by the one that runs it.
extension FlowNode {
  /// Takes a child in, and starts it or, if it has finished already, tells so.
  ///
  /// - Returns: Whether it was taken.
  func add(
    _ child: FlowNode, _ coordinator: AnyObject, tell: @escaping (Removal?) -> Void,
    start: @escaping () -> Void
  ) -> Bool {
    if let reason = reasonToRefuse(child) {
      trace("run refused", to: child.name, reason)
      return false
    }
    child.wasRun = true
    if child.phase != .running {
      trace("not started", to: child.name, "has ended already")
      scope.deliverKept(.output, "finished", from: child.name, to: name) { tell(nil) }
      return true
    }
    child.parent = self
    children.append(Child(node: child, coordinator: coordinator, tell: tell))
    child.scope.register(coordinator, as: "Coordinator")
    trace("added", to: child.name)
    child.scope.deliverKept(.command, "start", from: name, to: child.name, start)
    surface?.noteChange()
    return true
  }

  /// The task that waits for the flow was cancelled.
  func cancel() {
    if phase == .running { end(.code) }
  }

  private func reasonToRefuse(_ child: FlowNode) -> String? {
    if phase != .running { return "this flow has ended" }
    if scope.dispatcher.isExhausted { return "flows that end at once go round" }
    if child.wasRun { return "was run before" }
    if lineage.contains(where: { $0 === child }) { return "runs this flow" }
    if child.phase != .running { return nil }
    if let base = child.base, !base.canOpen { return "its place is covered or gone" }
    return nil
  }
}
