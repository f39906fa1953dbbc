import VignolaCore

/// An app in which one module after the other is opened.
@MainActor protocol SoakedApp {
  /// The app's life.
  var scope: LifetimeScope { get }
  /// How many messages its modules have heard.
  var heard: Int { get }
  /// Opens a module, tells it a hundred messages, and closes it.
  func visit() async
}

/// What is heard, for longer than a module lives.
@MainActor final class Tally {
  var heard = 0
}

/// The first screen of an app.
final class EmptyScreen: Screen {}

/// An app's life. A leak would be printed, and spoil the numbers.
@MainActor func soakedScope() -> LifetimeScope {
  LifetimeScope("App", clock: HastyClock())
}
