import Coordinators
import VignolaCore

/// Makes the app's coordinators, each with the screens that it needs and no others.
@MainActor struct LaunchFlows: AppFlows, MainFlows {
  typealias Screens = AuthScreens & OnboardingScreens & MainScreens & PostcardScreens

  let screens: any Screens
  /// Is told of each coordinator as it is made.
  let watch: (AnyObject) -> Void

  /// The outermost one, on a surface of its own.
  func makeApp(on surface: NavigationSurface, session: any SessionStore) -> AppCoordinator {
    watched(AppCoordinator(flow: Flow("App", on: surface), session: session, flows: self))
  }

  func makeAuth(router: Router) -> any Coordinator<Token> {
    watched(AuthCoordinator(router: router, screens: screens))
  }

  func makeOnboarding(router: Router) -> any Coordinator<Void> {
    watched(OnboardingCoordinator(router: router, screens: screens))
  }

  func makeMain(router: Router) -> any Coordinator<Void> {
    watched(MainCoordinator(router: router, screens: screens, flows: self))
  }

  func makePostcard(_ postcard: Postcard, router: Router) -> any Coordinator<Void> {
    watched(PostcardCoordinator(postcard, router: router, screens: screens))
  }

  private func watched<Made: AnyObject>(_ coordinator: Made) -> Made {
    watch(coordinator)
    return coordinator
  }
}
