import Coordinators
import VignolaCore

/// Makes the screen of the introduction.
@MainActor protocol OnboardingScreens {
  func makeOnboarding(
    onInfo: @escaping () -> Void, onDone: @escaping () -> Void
  ) -> any Screen
}

/// The introduction.
@MainActor final class OnboardingCoordinator: Coordinator {
  let flow: Flow<Void>
  private let screens: any OnboardingScreens

  init(router: Router, screens: any OnboardingScreens) {
    flow = Flow("Onboarding", router: router)
    self.screens = screens
  }

  func start() {
    let pages = screens.makeOnboarding(
      onInfo: { [weak self] in self?.showInfo() },
      onDone: { [weak self] in self?.flow.finish() })
    flow.router.setRoot(pages, hideBar: true)
  }

  private func showInfo() {
    flow.router.alert(
      "A postcard from everywhere", message: "Turn the pages to see what this app is for.")
  }
}
