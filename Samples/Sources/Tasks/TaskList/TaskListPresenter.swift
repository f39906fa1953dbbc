import RoundTable

/// Writes the tasks as rows.
final class TaskListPresenter: RTPresenter {
  private let state: TaskList.State
  private let dates: any DateService

  init(state: TaskList.State, dates: any DateService) {
    self.state = state
    self.dates = dates
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<TaskList>) {
    port.notify(update: .labels(.init(title: "Tasks", info: "Info", delete: "Delete")))
    showRows(port)
  }

  func handle(intent: TaskList.ViewIntent, _ port: RTPresenterPort<TaskList>) {}

  func handle(event: TaskList.CoreEvent, _ port: RTPresenterPort<TaskList>) {
    switch event {
    case .tasksChanged: showRows(port)
    }
  }

  func handle(input: TaskList.JointInput, _ port: RTPresenterPort<TaskList>) {
    switch input {
    case .childClosed: showRows(port)
    }
  }

  private func showRows(_ port: RTPresenterPort<TaskList>) {
    let rows = state.tasks.map { task in
      TaskList.Row(id: task.id, text: task.text, date: dates.short(task.created))
    }
    port.notify(update: .rows(rows))
  }
}
