#if !os(macOS)
  import PinCode
  import UIKit
  import VignolaCore
  import VignolaUI

  /// PinCode, the demo of the SVIP article, on UIKit: accounts, the pin that opens one, and what is
  /// behind it.
  public enum PinCodeApp {
    /// Makes the app in a window, which is then to be shown.
    ///
    /// ```swift
    /// surface = PinCodeApp.make(
    ///   in: window, services: ServicesConfigurator.configureServices(),
    ///   under: LifetimeScope("PinCode"))
    /// window.makeKeyAndVisible()
    /// ```
    ///
    /// - Parameters:
    ///   - window: Where it is shown.
    ///   - services: Its services.
    ///   - scope: The app's life.
    ///   - watch: Is told of each view, mailbox, logic and router as it is made.
    /// - Returns: What holds the app's screens; to be kept for as long as the app is to be there.
    @MainActor public static func make(
      in window: UIWindow, services: PinCodeServices, under scope: LifetimeScope,
      watch: @escaping (AnyObject) -> Void = { _ in }
    ) -> NavigationSurface {
      let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
      let context = PinCodeContext(services: services, scope: scope, watch: watch)
      let life = scope.child("Accounts")
      surface.setRoot(
        { AccountsConfigurator.configureModule(in: life, with: context, at: $0) },
        onRemoved: { _ in life.closeAndCheck() })
      return surface
    }
  }
#endif
