import RoundTable
import VignolaCore

/// Opens a module of Round Table's, whose view is touched.
final class RoundTableApp: SoakedApp {
  let scope = soakedScope()
  private let surface: NavigationSurface
  private let tally = Tally()
  private var place: ScreenHandle?

  init() {
    surface = NavigationSurface(on: HeadlessStage(), in: scope)
    surface.setRoot { [weak self] place in
      self?.place = place
      return EmptyScreen()
    }
  }

  var heard: Int { tally.heard }

  func visit() {
    var view: SoakedView?
    place?.push { [tally] place in
      Soaked.assemble(
        state: Soaked.State(), at: place, core: { SoakedCore($0, tally) },
        presenter: { SoakedPresenter($0) }, joint: { _, _ in SoakedJoint() },
        view: { link in
          let made = SoakedView(link)
          view = made
          return made
        })
    }
    for _ in 0..<100 { view?.tap() }
    surface.pop()
  }
}

enum Soaked: RTModule {
  static let name: StaticString = "Soaked"

  final class State {
    var count = 0
  }

  enum ViewIntent { case tapped }
  enum CoreEvent { case counted(Int) }
  enum PresenterUpdate { case show(Int) }
  enum JointOutput { case counted(Int) }
}

final class SoakedCore: RTCore {
  private let state: Soaked.State
  private let tally: Tally

  init(_ state: Soaked.State, _ tally: Tally) {
    self.state = state
    self.tally = tally
  }

  func run(_ port: RTCorePort<Soaked>) {}

  func handle(intent: Soaked.ViewIntent, _ port: RTCorePort<Soaked>) {
    state.count += 1
    tally.heard += 1
    port.notify(event: .counted(state.count))
  }
}

final class SoakedPresenter: RTPresenter {
  private let state: Soaked.State

  init(_ state: Soaked.State) {
    self.state = state
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<Soaked>) {}

  func handle(intent: Soaked.ViewIntent, _ port: RTPresenterPort<Soaked>) {}

  func handle(event: Soaked.CoreEvent, _ port: RTPresenterPort<Soaked>) {
    port.notify(update: .show(state.count))
  }
}

final class SoakedJoint: RTJoint {
  func handle(intent: Soaked.ViewIntent, _ port: RTJointPort<Soaked>) {}

  func handle(event: Soaked.CoreEvent, _ port: RTJointPort<Soaked>) {
    if case .counted(let count) = event { port.notifyOut(output: .counted(count)) }
  }
}

final class SoakedView: RTView {
  typealias M = Soaked

  private let link: RTViewLink<Soaked>
  private var shown = 0

  init(_ link: consuming RTViewLink<Soaked>) {
    self.link = link
  }

  func tap() {
    link.notify(intent: .tapped)
  }

  func handle(update: Soaked.PresenterUpdate) {
    if case .show(let count) = update { shown = count }
  }
}
