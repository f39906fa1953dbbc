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

  /// A shop and a cart beside one another; the cart asks before it ends all of it.
  final class Shop: Coordinator {
    let flow: Flow<Void>
    private let screens: StageContract
    private var tabs: [Router] = []

    init(_ screens: StageContract) {
      flow = Flow("Shop", on: screens.surface)
      self.screens = screens
    }

    func start() {
      tabs = flow.router.setTabs([
        screens.screen("Shop") { [weak self] in self?.open() },
        screens.screen("Cart") { [weak self] in self?.ask() },
      ])
    }

    private func open() {
      tabs.first?.push(screens.screen("Item"), onRemoved: screens.teller("Item"))
    }

    private func ask() {
      flow.router.alert("Sold") { [weak self] in
        guard let self else { return }
        flow.router.setRoot(screens.screen("Thanks"))
      }
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

  @Test(
    "goes on when its screen's own code has shown something, and ends with that over it",
    .proves(.g5, .coordinators), arguments: Kind.allCases)
  func elsewhere(kind: Kind) {
    let (app, stage) = app(kind)
    #expect(stage.tap())
    #expect(stage.goElsewhere())
    #expect(stage.shown == [["List"], ["Name", StageContract.foreign]])
    #expect(stage.back())
    #expect(stage.tap())
    #expect(stage.shown == [["List"], ["Name", "Code"]])
    #expect(app.endings.isEmpty)
    #expect(stage.goElsewhere())
    #expect(stage.drawDown())
    #expect(app.endings == [.removed(.systemDismiss)])
    #expect(stage.shown == [["List"]])
  }

  @Test(
    "keeps each tab as it was left, and goes on from an alert when a person has answered it",
    .proves(.g5, .coordinators), arguments: Kind.allCases)
  func tabs(kind: Kind) {
    let stage = StageContract(kind)
    let shop = Shop(stage)
    shop.start()
    #expect(stage.tap())
    #expect(stage.shown == [["Shop", "Item"]])
    stage.choose(tab: 1)
    #expect(stage.shown == [["Cart"]])
    #expect(stage.hear().isEmpty)
    #expect(stage.doubleTap())
    #expect(stage.hands.alert == "Sold")
    #expect(stage.answer())
    #expect(stage.hear() == ["Item replaced"])
    #expect(stage.shown == [["Thanks"]])
  }
}
