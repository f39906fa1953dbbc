extension TaskEdit {
  /// What Core knows and Presenter shows.
  final class State {
    /// The task that is edited; nil for a new one.
    let task: TodoItem.ID?
    var text = ""
    var canSave: Bool { !text.isEmpty }

    init(task: TodoItem.ID?) {
      self.task = task
    }
  }
}
