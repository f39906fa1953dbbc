import RoundTable

/// A module that counts: the smallest in which every component has work.
enum Tally: RTModule {
  static let name: StaticString = "Tally"

  final class State {
    var sum = 0
  }

  enum ViewIntent: Sendable { case tapped(Int) }
  enum CoreEvent: Sendable { case changed }
  enum PresenterUpdate: Sendable { case show(Int) }
}
