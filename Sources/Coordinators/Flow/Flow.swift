import VignolaCore

/// A coordinator's place among the flows: whom it runs, what it has on the screen, and how it ends.
///
/// ```swift
/// flow.run(flows.makeAuth(router: flow.router)) { [weak self] ending in
///   if case .finished(let session) = ending { self?.enter(session) }
/// }
/// // in the child:
/// flow.finish(session)
/// ```
///
/// Running a child adds it and starts it; its end, whatever ended it, removes it, and only then is
/// its parent told, once, as a message of its own (G1). So there are never two of them, however often
/// a coordinator decides anew, and the child is released before the next one starts.
///
/// A flow ends
/// - `.finished` when it says so: ``finish(_:)``. A second time is traced and ignored.
/// - `.removed` when the last of its screens has left for a reason it did not ask for, such as the
///   user's going back. What it or a flow below it takes away itself it has asked for.
/// - with its parent, which by then hears nothing more (G4).
///
/// A flow without screens lives as long as its parent. What a flow has on the screen when it ends goes
/// with it; the first screen of the app, or of a tab, stays until another takes its place. When a
/// flow's end leads to the start of another, the user sees one transition.
///
/// A parent holds its child coordinators, a coordinator its flow; nothing strong points up. Each flow
/// has a ``scope``, which is closed at its end: tasks are cancelled, and what outlives it is reported,
/// the coordinator and its screens too (G6). On the main actor.
@MainActor public final class Flow<Outcome: Sendable> {
  let node: FlowNode
  private var outcome: Outcome?

  /// The outermost flow, on a surface of its own. Whoever makes it holds its coordinator, and starts
  /// it.
  ///
  /// - Parameters:
  ///   - name: What traces and reports call it.
  ///   - surface: Where its screens are shown.
  public init(_ name: StaticString, on surface: NavigationSurface) {
    node = FlowNode(name, in: surface.scope.child(name), on: surface, base: nil)
  }

  /// A flow that another is going to run.
  ///
  /// - Parameters:
  ///   - name: What traces and reports call it.
  ///   - router: The router of the flow that is going to run it, where this flow is to open:
  ///     ``Router/from(_:)`` says over which screen. One of a flow that is gone makes a flow that has
  ///     ended.
  public init(_ name: StaticString, router: Router) {
    if let surroundings = router.node?.scope {
      node = FlowNode(
        name, in: surroundings.child(name), on: router.node?.surface, base: router)
    } else {
      let nowhere = LifetimeScope(name)
      nowhere.close()
      node = FlowNode(name, in: nowhere, on: nil, base: router)
    }
  }

  /// The flow's life, below that of the flow whose router it was made from: for what belongs to the
  /// flow, and its tasks.
  public var scope: LifetimeScope { node.scope }

  /// What the flow navigates with. Screens that it puts up are the flow's own.
  public var router: Router { Router(node: node, stand: .flow) }

  /// The names of the flows it runs, in the order in which they were run.
  public var children: [String] { node.children.map { $0.node.name.description } }

  /// The names of the flows below it that run and have nothing on the screen.
  public var idle: [String] {
    node.subtree.dropFirst().filter { $0.phase == .running && $0.seats.isEmpty }
      .map { "\($0.name)" }
  }

  /// Whether it has finished or was removed.
  public var hasEnded: Bool { node.phase != .running }

  /// The flow has what it was run for.
  ///
  /// At once nothing more is shown or run by it. In its turn (G1) it is removed, with the flows it
  /// runs and the screens it has, and then its parent is told. Of a flow that has ended already it is
  /// traced and ignored.
  ///
  /// The article calls this `finishFlow`.
  ///
  /// - Parameter outcome: What it was run for.
  public func finish(_ outcome: Outcome) {
    if node.phase == .running { self.outcome = outcome }
    node.end(nil, payload: outcome)
  }

  /// What its parent is told.
  func ending(_ removal: Removal?) -> Ending<Outcome> {
    if let removal { return .removed(removal) }
    return outcome.map { .finished($0) } ?? .removed(.code)
  }
}

extension Flow where Outcome == Void {
  /// The flow is done. See ``finish(_:)``.
  public func finish() { finish(()) }
}

extension Flow: CustomStringConvertible {
  /// The flow and those below it on one line: `App(Main(List, Cart))`.
  public var description: String { node.text }
}
