import Coordinators
import Testing
import VignolaCore
import VignolaTesting

/// A flow of coordinators does not know what it runs over.
@MainActor @Suite("The same flow, on any stage")
struct FlowOverStagesTests {
  typealias Kind = StageContract.Kind

  /// Signs in: a screen, and one more over it.
  final class SignIn: Coordinator {
    let flow: Flow<String>
    private let screens: StageContract

    init(router: Router, screens: StageContract) {
      flow = Flow("SignIn", router: router)
      self.screens = screens
    }

    func start() {
      flow.router.present(
        screens.screen("Name") { [weak self] in self?.askForCode() })
    }

    private func askForCode() {
      flow.router.push(screens.screen("Code") { [weak self] in self?.flow.finish("session") })
    }
  }

  /// A list, which lets whoever wants more sign in.
  final class App: Coordinator {
    let flow: Flow<Void>
    private let screens: StageContract
    private(set) var endings: [Ending<String>] = []
    private(set) weak var child: SignIn?
    private weak var list: (any Screen)?

    init(_ screens: StageContract) {
      flow = Flow("App", on: screens.surface)
      self.screens = screens
    }

    func start() {
      let list = screens.screen("List") { [weak self] in self?.signIn() }
      self.list = list
      flow.router.setRoot(list)
    }

    private func signIn() {
      guard let list else { return }
      let child = SignIn(router: flow.router.from(list), screens: screens)
      if flow.run(child, then: { [weak self] in self?.ended($0) }) { self.child = child }
    }

    private func ended(_ ending: Ending<String>) {
      endings.append(ending)
      if case .finished = ending { flow.router.setRoot(screens.screen("Main")) }
    }
  }

  private func app(_ kind: Kind) -> (App, StageContract) {
    let stage = StageContract(kind)
    let app = App(stage)
    app.start()
    return (app, stage)
  }

  @Test(
    "finishes, and the next screen takes the place of all of its", .proves(.g5, .coordinators),
    arguments: Kind.allCases)
  func finishes(kind: Kind) {
    let (app, stage) = app(kind)
    #expect(stage.tap())
    #expect(stage.shown == [["List"], ["Name"]])
    #expect(stage.tap())
    #expect(stage.shown == [["List"], ["Name", "Code"]])
    #expect(stage.tap())
    #expect(app.endings == [.finished("session")])
    #expect(stage.shown == [["Main"]])
    #expect(app.child == nil)
  }

  @Test(
    "ends when a person draws it down, one screen or two deep, and can be run again",
    .proves(.g5, .coordinators), arguments: Kind.allCases, [1, 2])
  func drawnDown(kind: Kind, depth: Int) {
    let (app, stage) = app(kind)
    for _ in 0..<depth { #expect(stage.tap()) }
    #expect(stage.drawDown())
    #expect(app.endings == [.removed(.systemDismiss)])
    #expect(stage.shown == [["List"]])
    #expect(stage.tap())
    #expect(stage.shown == [["List"], ["Name"]])
  }

  @Test(
    "goes on when a person goes back within it, and opens one screen for two touches",
    .proves(.g9, .coordinators), arguments: Kind.allCases)
  func backWithin(kind: Kind) {
    let (app, stage) = app(kind)
    #expect(stage.doubleTap())
    #expect(stage.shown == [["List"], ["Name"]])
    #expect(stage.tap())
    #expect(stage.back())
    #expect(stage.shown == [["List"], ["Name"]])
    #expect(app.endings.isEmpty)
    #expect(app.child != nil)
  }
}
