import Coordinators
import VignolaCore
import VignolaTesting

/// The example's shop on a stage, and what became of its links.
@MainActor final class Shop {
  let ring = TraceRing(capacity: 10_000)
  let clock = TestClock()
  let scope: LifetimeScope
  let stage: any NavigationStage
  let surface: NavigationSurface
  let member: Observed<String?>
  let app: ShopCoordinator
  private(set) var heard: [String] = []

  init(signedIn: Bool = true, started: Bool = true, on stage: any NavigationStage = HeadlessStage())
  {
    scope = LifetimeScope("Test", trace: Trace(payloads: true, sinks: [ring]), clock: clock)
    self.stage = stage
    surface = NavigationSurface(on: stage, in: scope)
    member = Observed(signedIn ? "Ann" : nil, as: "member", in: scope)
    app = ShopCoordinator(on: surface, member: member)
    balanceAtTheEnd(in: scope, ring)
    if started { app.start() }
  }

  var headless: HeadlessStage? { stage as? HeadlessStage }

  /// Opens a link and notes what becomes of it, with `name` before it.
  func open(_ text: String, as name: String = "") {
    app.links.open(text) { [weak self] outcome in self?.heard.append(name + "\(outcome)") }
  }

  /// What is up, by the screens' names.
  var shown: String {
    surface.tree.layers.map { layer in
      layer.stacks.map { stack in
        stack.map { (surface.screen($0.id) as? ShopScreen)?.name ?? "?" }.joined(separator: " > ")
      }.joined(separator: " | ")
    }.joined(separator: " / ")
  }

  var visible: ShopScreen? {
    surface.tree.visible.flatMap { surface.screen($0.id) as? ShopScreen }
  }

  /// What was traced of links.
  var traced: [String] {
    ring.events.map(\.name.description).filter { $0.hasPrefix("link ") && $0 != "link goes on" }
  }
}

/// A stage that takes its time: it is at work until the test says that it has finished.
@MainActor final class SlowStage: NavigationStage {
  private(set) var asked: NavigationTree?
  private weak var surface: NavigationSurface?

  func attach(to surface: NavigationSurface) { self.surface = surface }

  func carryOut(_ target: NavigationTree) { asked = target }

  /// Shows what it was asked for.
  func finish() {
    guard let shown = asked else { return }
    asked = nil
    surface?.report(shown)
  }
}
