import RoundTable

/// Knows what has been written, and saves it.
final class TaskEditCore: RTCore {
  private let state: TaskEdit.State
  private let tasks: any TaskService

  init(state: TaskEdit.State, tasks: any TaskService) {
    self.state = state
    self.tasks = tasks
  }

  func run(_ port: RTCorePort<TaskEdit>) {
    guard let id = state.task, let task = tasks.item(id) else { return }
    state.text = task.text
  }

  func handle(intent: TaskEdit.ViewIntent, _ port: RTCorePort<TaskEdit>) {
    switch intent {
    case .textChanged(let text): state.text = text
    case .saveTapped: save(port)
    case .cancelTapped: break
    }
  }

  private func save(_ port: RTCorePort<TaskEdit>) {
    guard state.canSave else { return }
    if let id = state.task {
      let wasThere = tasks.change(id, to: state.text)
      port.notify(event: wasThere ? .taskChanged : .taskGone)
    } else {
      tasks.create(state.text)
      port.notify(event: .taskCreated)
    }
  }
}
