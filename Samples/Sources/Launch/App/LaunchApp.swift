#if !os(macOS)
  import Coordinators
  import UIKit
  import VignolaCore
  import VignolaUI

  /// Launch, the demo of the Coordinator article: signing in, an introduction, a collection of
  /// postcards, and signing out; which of them is decided by what the app remembers.
  ///
  /// ```swift
  /// app = LaunchApp(in: window, services: LaunchServices(), under: LifetimeScope("Launch"))
  /// window.makeKeyAndVisible()
  /// ```
  ///
  /// It is to be kept for as long as the app is to be there.
  @MainActor public final class LaunchApp {
    /// The outermost coordinator.
    public let coordinator: AppCoordinator
    private let surface: NavigationSurface

    /// Makes the app in a window, which is then to be shown, and starts it.
    ///
    /// - Parameters:
    ///   - window: Where it is shown.
    ///   - services: Its services.
    ///   - scope: The app's life.
    ///   - watch: Is told of each coordinator, presenter and view as it is made.
    public init(
      in window: UIWindow, services: LaunchServices, under scope: LifetimeScope,
      watch: @escaping (AnyObject) -> Void = { _ in }
    ) {
      surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
      let flows = LaunchFlows(
        screens: LaunchScreens(services: services, watch: watch), watch: watch)
      coordinator = flows.makeApp(on: surface, session: services.session)
      coordinator.start()
    }

    /// Ends the app: its flows, their tasks, and what is on the screen.
    public func close() {
      coordinator.flow.scope.close()
      surface.close()
    }
  }
#endif
