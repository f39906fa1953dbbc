import RoundTable
import Testing
import VignolaCore
import VignolaTesting

/// A module whose view is a value: its screen keeps the port, and there are no updates to send.
private enum Badge: RTModule {
  static let name: StaticString = "Badge"
  final class State { var count = 0 }
  enum ViewIntent { case tapped }
  enum CoreEvent { case counted }
}

private final class BadgeText {
  var text = ""
}

private final class BadgeCore: RTCore {
  let state: Badge.State
  let onRun: (RTCorePort<Badge>) -> Void

  init(_ state: Badge.State, onRun: @escaping (RTCorePort<Badge>) -> Void) {
    self.state = state
    self.onRun = onRun
  }

  func run(_ port: RTCorePort<Badge>) { onRun(port) }

  func handle(intent: Badge.ViewIntent, _ port: RTCorePort<Badge>) {
    state.count += 1
    port.notify(event: .counted)
  }
}

private final class BadgePresenter: RTPresenter {
  let state: Badge.State
  let binding: BadgeText

  init(_ state: Badge.State, _ binding: BadgeText) {
    self.state = state
    self.binding = binding
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<Badge>) { binding.text = "new" }
  func handle(intent: Badge.ViewIntent, _ port: RTPresenterPort<Badge>) {}
  func handle(event: Badge.CoreEvent, _ port: RTPresenterPort<Badge>) {
    binding.text = "\(state.count)"
  }
}

private final class BadgeJoint: RTJoint {
  func handle(intent: Badge.ViewIntent, _ port: RTJointPort<Badge>) {}
  func handle(event: Badge.CoreEvent, _ port: RTJointPort<Badge>) {}
}

private final class BadgeScreen: Screen {
  let port: RTViewPort<Badge>
  init(_ port: RTViewPort<Badge>) { self.port = port }
}

@MainActor @Suite("A module whose view is a value", .explored)
struct ValueViewTests {
  private let binding = BadgeText()
  private let tables = Tables()

  private func assembled(
    at place: ScreenHandle, onRun: @escaping (RTCorePort<Badge>) -> Void = { _ in }
  ) -> RTAssembled<Badge> {
    Badge.assemble(
      state: Badge.State(), at: place, core: { BadgeCore($0, onRun: onRun) },
      presenter: { [binding] in BadgePresenter($0, binding) }, joint: { _, _ in BadgeJoint() },
      screen: { BadgeScreen($0) })
  }

  @Test("shows what Presenter writes into its binding, from the first update on")
  func writes() throws {
    tables.surface.setRoot({ assembled(at: $0) })
    #expect(binding.text == "new")
    let entry = try #require(tables.surface.tree.visible)
    let screen = try #require(tables.surface.screen(entry.id) as? BadgeScreen)
    screen.port.notify(intent: .tapped)
    #expect(binding.text == "1")
  }

  @Test(
    "ends when nobody has its screen any more, and counts what comes later",
    .proves(.g4, .roundTable), .proves(.g6, .roundTable))
  func ends() throws {
    let place = try #require(tables.place)
    var answer: ((Int) -> Void)?
    var handled = 0
    let module = assembled(at: place) { port in
      answer = port.callback { _, _ in handled += 1 }
    }
    var screen: (any Screen)? = module.takeScreen()
    answer?(1)
    #expect(handled == 1)
    #expect(screen != nil)
    screen = nil
    #expect(!module.isAlive)
    let dropped = tables.scope.dropped
    answer?(2)
    #expect(handled == 1)
    #expect(tables.scope.dropped == dropped + 1)
    #expect(tables.scope.leaks.isEmpty)
  }
}
