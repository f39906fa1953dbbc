import PinCode
import SwiftUI
import VignolaCore
import VignolaUI

/// PinCode, the demo of the SVIP article, on SwiftUI: accounts, the pin that opens one, and what is
/// behind it.
///
/// ```swift
/// WindowGroup {
///   PinCodeApp(
///     services: ServicesConfigurator.configureServices(), under: LifetimeScope("PinCode"))
/// }
/// ```
public struct PinCodeApp: View {
  @State private var app: Lazy<RunningApp>

  /// The app. It begins when it is first shown; made again in the same place, it is the same app.
  ///
  /// - Parameters:
  ///   - services: Its services.
  ///   - scope: The app's life.
  ///   - watch: Is told of each view, mailbox, logic and router as it is made.
  public init(
    services: PinCodeServices, under scope: LifetimeScope,
    watch: @escaping (AnyObject) -> Void = { _ in }
  ) {
    self.app = Lazy {
      RunningApp(PinCodeContext(services: services, scope: scope, watch: watch))
    }
  }

  /// The app's screens.
  public var body: some View { StageView(app.value.stage) }
}

/// What holds the app's screens.
@MainActor private final class RunningApp {
  let stage = ViewStage()
  private let surface: NavigationSurface

  init(_ context: PinCodeContext) {
    surface = NavigationSurface(on: stage, in: context.scope)
    let life = context.scope.child("Accounts")
    surface.setRoot(
      { AccountsConfigurator.configureModule(in: life, with: context, at: $0) },
      onRemoved: { _ in life.closeAndCheck() })
  }
}
