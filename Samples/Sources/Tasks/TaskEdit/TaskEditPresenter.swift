import RoundTable

/// Says what the editor is called, what stands in it, and whether it can be saved.
final class TaskEditPresenter: RTPresenter {
  private let state: TaskEdit.State

  init(state: TaskEdit.State) {
    self.state = state
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<TaskEdit>) {
    let title = state.task == nil ? "Create" : "Edit"
    port.notify(update: .task(title: title, field: "Task", text: state.text))
    port.notify(update: .canSave(state.canSave))
  }

  func handle(intent: TaskEdit.ViewIntent, _ port: RTPresenterPort<TaskEdit>) {
    switch intent {
    case .textChanged: port.notify(update: .canSave(state.canSave))
    case .saveTapped, .cancelTapped: break
    }
  }

  func handle(event: TaskEdit.CoreEvent, _ port: RTPresenterPort<TaskEdit>) {}
}
