import RoundTable
import VignolaCore

/// Tells the parent what became of the task, and the user when it is gone.
final class TaskEditJoint: RTJoint {
  private let place: ScreenHandle

  init(place: ScreenHandle) {
    self.place = place
  }

  func handle(intent: TaskEdit.ViewIntent, _ port: RTJointPort<TaskEdit>) {
    switch intent {
    case .cancelTapped: port.notifyOut(output: .cancelled)
    case .textChanged, .saveTapped: break
    }
  }

  func handle(event: TaskEdit.CoreEvent, _ port: RTJointPort<TaskEdit>) {
    switch event {
    case .taskCreated, .taskChanged: port.notifyOut(output: .saved)
    case .taskGone:
      place.alert("This task is gone", message: "It has been deleted meanwhile.") {
        port.notifyOut(output: .taskGone)
      }
    }
  }
}
