import RoundTable
import Testing
import VignolaCore

@testable import CatalogRoundTable

/// Takes Core's seat, and says what the test says.
final class CoreStub<M: RTModule>: RTCore {
  private(set) var say: (M.CoreEvent) -> Void = { _ in }

  func run(_ port: RTCorePort<M>) {
    say = port.callback { event, port in port.notify(event: event) }
  }

  func handle(intent: M.ViewIntent, _ port: RTCorePort<M>) {}
  func handle(input: M.JointInput, _ port: RTCorePort<M>) {}
}

/// Takes Presenter's seat, and notes what Core says.
final class PresenterSpy<M: RTModule>: RTPresenter {
  private(set) var events: [M.CoreEvent] = []

  func update(firstAppear: Bool, _ port: RTPresenterPort<M>) {}
  func handle(intent: M.ViewIntent, _ port: RTPresenterPort<M>) {}
  func handle(event: M.CoreEvent, _ port: RTPresenterPort<M>) { events.append(event) }
  func handle(input: M.JointInput, _ port: RTPresenterPort<M>) {}
}

/// Takes Joint's seat, and leads nowhere.
final class JointStub<M: RTModule>: RTJoint {
  func handle(intent: M.ViewIntent, _ port: RTJointPort<M>) {}
  func handle(event: M.CoreEvent, _ port: RTJointPort<M>) {}
}

/// Takes the view's seat: notes what it is to show, and says what the test says.
final class ViewSpy<M: RTModule>: RTView {
  private(set) var updates: [M.PresenterUpdate] = []
  private let link: RTViewLink<M>

  init(link: consuming RTViewLink<M>) {
    self.link = link
  }

  func handle(update: M.PresenterUpdate) { updates.append(update) }
  func say(_ intent: M.ViewIntent) { link.notify(intent: intent) }
}

extension ViewSpy<Catalog> {
  var shown: [CatalogDisplay] {
    updates.map {
      switch $0 {
      case .show(let display): display
      }
    }
  }
}

extension ViewSpy<CartModule> {
  var shown: [[CartLine]] {
    updates.map {
      switch $0 {
      case .show(let lines): lines
      }
    }
  }
}

extension ViewSpy<Detail> {
  var shown: [DetailDisplay] {
    updates.map {
      switch $0 {
      case .show(let display): display
      }
    }
  }
}

/// A table with one component that is looked at, the other seats taken by those above.
@MainActor struct Seated<M: RTModule> {
  let module: RTAssembled<M>
  let view: ViewSpy<M>

  init<Core: RTCore<M>, Presenter: RTPresenter<M>, Joint: RTJoint<M>>(
    _ state: M.State, at place: ScreenHandle, _ core: Core, _ presenter: Presenter, _ joint: Joint
  ) throws {
    module = M.assemble(
      state: state, at: place, core: { _ in core }, presenter: { _ in presenter },
      joint: { _, _ in joint }, view: { ViewSpy(link: $0) })
    view = try #require(module.takeScreen() as? ViewSpy<M>)
  }
}
