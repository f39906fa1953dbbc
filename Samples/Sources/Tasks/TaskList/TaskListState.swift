extension TaskList {
  /// What Core knows and Presenter shows.
  final class State {
    var tasks: [TodoItem] = []
  }
}
