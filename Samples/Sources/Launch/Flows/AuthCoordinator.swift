import Coordinators
import VignolaCore

/// Makes the screen of signing in.
@MainActor protocol AuthScreens {
  func makeEnter(onSignedIn: @escaping (Token) -> Void) -> any Screen
}

/// Signing in.
@MainActor final class AuthCoordinator: Coordinator {
  let flow: Flow<Token>
  private let screens: any AuthScreens

  init(router: Router, screens: any AuthScreens) {
    flow = Flow("Auth", router: router)
    self.screens = screens
  }

  func start() {
    let enter = screens.makeEnter(onSignedIn: { [weak self] token in self?.flow.finish(token) })
    flow.router.setRoot(enter, hideBar: true)
  }
}
