extension Info {
  /// What Core knows and Presenter shows.
  final class State {
    var counter = 0
  }
}
