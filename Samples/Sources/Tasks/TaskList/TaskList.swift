import RoundTable
import VignolaCore

/// The list of all tasks, and the way to the other screens.
enum TaskList: RTModule {
  static let name: StaticString = "TaskList"

  /// What a person did.
  enum ViewIntent: Equatable {
    case infoTapped
    case addTapped
    case rowTapped(TodoItem.ID)
    case deleteTapped(TodoItem.ID)
  }

  /// What became of the tasks.
  enum CoreEvent: Equatable {
    case tasksChanged
  }

  /// What the view is to show.
  enum PresenterUpdate: Equatable {
    case labels(Labels)
    case rows([Row])
  }

  /// What happened elsewhere.
  enum JointInput: Equatable {
    case childClosed(because: Removal)
  }

  /// What is written on the screen beside the tasks.
  struct Labels: Equatable {
    let title: String
    let info: String
    let delete: String
  }

  /// A task as the list shows it.
  struct Row: Equatable {
    let id: TodoItem.ID
    let text: String
    let date: String
  }
}
