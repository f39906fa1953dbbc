import RoundTable

/// Knows which tasks there are, and deletes them.
final class TaskListCore: RTCore {
  private let state: TaskList.State
  private let tasks: any TaskService

  init(state: TaskList.State, tasks: any TaskService) {
    self.state = state
    self.tasks = tasks
  }

  func run(_ port: RTCorePort<TaskList>) {
    state.tasks = tasks.all
    tasks.onChange(for: self, port.callback { core, port in core.tasksChanged(port) })
  }

  func handle(intent: TaskList.ViewIntent, _ port: RTCorePort<TaskList>) {
    switch intent {
    case .deleteTapped(let id): tasks.delete(id)
    case .infoTapped, .addTapped, .rowTapped: break
    }
  }

  func handle(input: TaskList.JointInput, _ port: RTCorePort<TaskList>) {
    switch input {
    case .childClosed: state.tasks = tasks.all
    }
  }

  private func tasksChanged(_ port: RTCorePort<TaskList>) {
    state.tasks = tasks.all
    port.notify(event: .tasksChanged)
  }
}
