import VignolaCore

/// What a flow is to the flows and the screens around it, whatever its outcome.
///
/// A parent's node holds its child coordinators, a coordinator its flow, a flow its node. What points
/// the other way is weak.
@MainActor final class FlowNode {
  /// From running to ended it goes once, and never back.
  enum Phase { case running, ending, ended }

  /// A flow that another runs.
  struct Child {
    let node: FlowNode
    /// What is held strongly: the coordinator.
    let coordinator: AnyObject
    /// Tells the parent; nil stands for an outcome. It does not hold the coordinator.
    let tell: (Removal?) -> Void
  }

  nonisolated let scope: LifetimeScope
  let name: StaticString
  /// Where the router stood that the flow was made from; nil for the outermost flow.
  let base: Router?
  weak var surface: NavigationSurface?
  weak var parent: FlowNode?
  var children: [Child] = []
  var seats: [Seat] = []
  /// Screens whose removal this flow, or one below it, has asked for.
  var asked: Set<ScreenID> = []
  var phase = Phase.running
  var wasRun = false

  init(_ name: StaticString, in scope: LifetimeScope, on surface: NavigationSurface?, base: Router?)
  {
    self.name = name
    self.scope = scope
    self.surface = surface
    self.base = base
    if scope.isClosed { phase = .ended }
    scope.onClose { [weak self] in self?.scopeHasClosed() }
  }

  deinit { scope.abandon() }

  /// This node and those above it.
  var lineage: [FlowNode] {
    Array(sequence(first: self) { $0.parent })
  }

  /// This node and those below it, each before its children.
  var subtree: [FlowNode] {
    [self] + children.flatMap(\.node.subtree)
  }

  /// The tree of flows on one line.
  var text: String {
    let inner = children.map(\.node.text)
    return inner.isEmpty ? "\(name)" : "\(name)(\(inner.joined(separator: ", ")))"
  }

  func trace(_ name: StaticString, to: StaticString = "", _ detail: String? = nil) {
    scope.trace.record(
      .lifetime, name, module: self.name, from: self.name, to: to, payload: detail)
  }
}
