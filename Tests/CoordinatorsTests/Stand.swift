import Coordinators
import VignolaCore
import VignolaTesting

/// A flow that does what its test says, and nothing else.
@MainActor final class Scripted<Outcome: Sendable>: Coordinator {
  let flow: Flow<Outcome>
  var onStart: (Scripted) -> Void = { _ in }
  private(set) var starts = 0

  init(_ flow: Flow<Outcome>, onStart: @escaping (Scripted) -> Void = { _ in }) {
    self.flow = flow
    self.onStart = onStart
  }

  func start() {
    starts += 1
    onStart(self)
  }
}

/// A surface, an outermost flow on it, and what was heard.
@MainActor final class Stand {
  let ring = TraceRing(capacity: 10_000)
  let stage = HeadlessStage()
  let clock = TestClock()
  let scope: LifetimeScope
  let surface: NavigationSurface
  let app: Scripted<Void>
  var heard: [String] = []
  private(set) var reports: [String] = []

  init(traced: Bool = true) {
    let reported = Reports()
    scope = LifetimeScope(
      "Test", trace: traced ? Trace(payloads: true, sinks: [ring]) : .off, clock: clock,
      report: { reported.take($0) })
    surface = NavigationSurface(on: stage, in: scope)
    app = Scripted(Flow("App", on: surface))
    reported.stand = self
    balanceAtTheEnd(in: scope, traced ? ring : nil)
  }

  var flow: Flow<Void> { app.flow }
  var router: Router { app.flow.router }

  /// A flow below the outermost one, or at another router.
  func child(
    _ name: StaticString = "Child", at router: Router? = nil,
    onStart: @escaping (Scripted<Int>) -> Void = { _ in }
  ) -> Scripted<Int> {
    Scripted(Flow(name, router: router ?? self.router), onStart: onStart)
  }

  /// Runs a child of the outermost flow and notes its end.
  @discardableResult
  func run(_ child: Scripted<Int>) -> Bool {
    flow.run(child, then: note("\(child.flow)"))
  }

  func note(_ name: String) -> (Ending<Int>) -> Void {
    { [weak self] ending in self?.heard.append("\(name) \(text(ending))") }
  }

  func noteRemoval(_ name: String) -> (Removal) -> Void {
    { [weak self] removal in self?.heard.append("\(name) \(removal)") }
  }

  /// What is up, as the surface's own text, by the pages' names.
  var shown: String {
    surface.tree.layers.map { layer in
      layer.stacks.map { stack in
        stack.map { (surface.screen($0.id) as? Page)?.name ?? "?" }.joined(separator: " > ")
      }.joined(separator: " | ")
    }.joined(separator: " / ")
  }

  /// The steps of a refusal, with what was said about it.
  var refusals: [String] {
    ring.events.filter { $0.name.description.hasSuffix("refused") }
      .map { "\($0.name)" }
  }

  @MainActor private final class Reports {
    weak var stand: Stand?
    func take(_ report: Report) { stand?.reports.append(report.description) }
  }
}

func text(_ ending: Ending<Int>) -> String {
  switch ending {
  case .finished(let number): "finished \(number)"
  case .removed(let removal): "removed \(removal)"
  }
}
