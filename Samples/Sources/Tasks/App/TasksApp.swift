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
      surface.setRoot({ taskListAssembly(trunk: trunk, at: $0, watch: watch) })
      return surface
    }
  }
#endif
