import RoundTable
import Testing
import VignolaCore
import VignolaTesting

@testable import Tasks

/// A trace has a line a message. Who heard it when is overheard here, at the ears of the editor's
/// own components.
@MainActor @Suite("The editor of Tasks", .balanced)
struct SavingOrderTests {
  @Test("RT-14: Core, Presenter and Joint hear of the tap before anyone hears of the task")
  func order() throws {
    let ear = Ear()
    let tasks = TaskStore(dates: SystemDates())
    let scope = LifetimeScope("Tasks")
    balanceAtTheEnd(in: scope)
    let surface = NavigationSurface(on: HeadlessStage(), in: scope)
    surface.setRoot({ place in
      TaskEdit.assemble(
        state: .init(task: nil), at: place,
        core: { OverheardCore(TaskEditCore(state: $0, tasks: tasks), ear) },
        presenter: { OverheardPresenter(TaskEditPresenter(state: $0), ear) },
        joint: { OverheardJoint(TaskEditJoint(place: $1), ear) },
        view: { Finger(link: $0) })
    })
    let visible = try #require(surface.tree.visible)
    let finger = try #require(surface.screen(visible.id) as? Finger)
    finger.link.notify(intent: .textChanged("Buy milk"))
    ear.heard = []
    finger.link.notify(intent: .saveTapped)
    #expect(
      ear.heard == [
        "Core saveTapped", "Presenter saveTapped", "Joint saveTapped",
        "Presenter taskCreated", "Joint taskCreated",
      ])
  }
}

@MainActor private final class Ear {
  var heard: [String] = []
}

/// A view with nothing to look at.
private final class Finger: RTView {
  typealias M = TaskEdit
  let link: RTViewLink<TaskEdit>

  init(link: consuming RTViewLink<TaskEdit>) { self.link = link }

  func handle(update: TaskEdit.PresenterUpdate) {}
}

private final class OverheardCore: RTCore {
  private let core: TaskEditCore
  private let ear: Ear

  init(_ core: TaskEditCore, _ ear: Ear) {
    self.core = core
    self.ear = ear
  }

  func run(_ port: RTCorePort<TaskEdit>) { core.run(port) }

  func handle(intent: TaskEdit.ViewIntent, _ port: RTCorePort<TaskEdit>) {
    ear.heard.append("Core \(intent)")
    core.handle(intent: intent, port)
  }
}

private final class OverheardPresenter: RTPresenter {
  private let presenter: TaskEditPresenter
  private let ear: Ear

  init(_ presenter: TaskEditPresenter, _ ear: Ear) {
    self.presenter = presenter
    self.ear = ear
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<TaskEdit>) {
    presenter.update(firstAppear: firstAppear, port)
  }

  func handle(intent: TaskEdit.ViewIntent, _ port: RTPresenterPort<TaskEdit>) {
    ear.heard.append("Presenter \(intent)")
    presenter.handle(intent: intent, port)
  }

  func handle(event: TaskEdit.CoreEvent, _ port: RTPresenterPort<TaskEdit>) {
    ear.heard.append("Presenter \(event)")
    presenter.handle(event: event, port)
  }
}

private final class OverheardJoint: RTJoint {
  private let joint: TaskEditJoint
  private let ear: Ear

  init(_ joint: TaskEditJoint, _ ear: Ear) {
    self.joint = joint
    self.ear = ear
  }

  func handle(intent: TaskEdit.ViewIntent, _ port: RTJointPort<TaskEdit>) {
    ear.heard.append("Joint \(intent)")
    joint.handle(intent: intent, port)
  }

  func handle(event: TaskEdit.CoreEvent, _ port: RTJointPort<TaskEdit>) {
    ear.heard.append("Joint \(event)")
    joint.handle(event: event, port)
  }
}
