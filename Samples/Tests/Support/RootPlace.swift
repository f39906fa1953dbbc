import VignolaCore

/// A place on a surface that shows nothing, for what is to be tested without the screen that it
/// belongs to.
@MainActor package final class RootPlace {
  private final class Root: Screen {}
  private final class Pushed: Screen {}

  package let surface = NavigationSurface(on: HeadlessStage(), in: LifetimeScope("Test"))

  package init() {}

  /// What is up, on one line: `Root / DetailController`.
  package var screens: String { "\(surface.target)" }

  /// Puts a root there and hands out its place.
  package func open() throws -> ScreenHandle {
    guard let place = surface.setRoot({ _ in Root() }) else { throw Broken() }
    return place
  }

  /// Puts a root there and a screen over it, and hands out the place of that.
  package func push() throws -> ScreenHandle {
    guard let place = try open().push({ _ in Pushed() }) else { throw Broken() }
    return place
  }
}
