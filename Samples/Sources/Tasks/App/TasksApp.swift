#if !os(macOS)
  import RoundTable
  import UIKit
  import VignolaCore
  import VignolaUI

  /// Tasks, the demo of the Round Table article: a list, an editor for one task, and a screen in
  /// SwiftUI among those in UIKit.
  public enum TasksApp {
    /// Makes the app in a window, which is then to be shown.
    ///
    /// ```swift
    /// let dates = SystemDates()
    /// let trunk = TasksTrunk(tasks: TaskStore(dates: dates), dates: dates)
    /// surface = TasksApp.make(in: window, trunk: trunk, under: LifetimeScope("Tasks"))
    /// window.makeKeyAndVisible()
    /// ```
    ///
    /// - Parameters:
    ///   - window: Where it is shown.
    ///   - trunk: Its services.
    ///   - scope: The app's life.
    ///   - watch: Is told of each component of each module.
    /// - Returns: What holds the app's screens; to be kept for as long as the app is to be there.
    @MainActor public static func make(
      in window: UIWindow, trunk: TasksTrunk, under scope: LifetimeScope,
      watch: @escaping (AnyObject) -> Void = { _ in }
    ) -> NavigationSurface {
      let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
      surface.setRoot({ make(at: $0, trunk: trunk, watch: watch) })
      return surface
    }

    /// Makes the app at a place on a surface that is there already.
    ///
    /// - Parameters:
    ///   - place: Where its first screen will be.
    ///   - trunk: Its services.
    ///   - watch: Is told of each component of each module.
    /// - Returns: The first screen.
    @MainActor public static func make(
      at place: ScreenHandle, trunk: TasksTrunk,
      watch: @escaping (AnyObject) -> Void = { _ in }
    ) -> any Screen {
      let list = taskListAssembly(trunk: trunk, at: place, watch: watch)
      // A module hands its screen out once, and nobody has asked this one before.
      return list.takeScreen() ?? NoScreen()
    }

    private final class NoScreen: Screen {}
  }
#endif
