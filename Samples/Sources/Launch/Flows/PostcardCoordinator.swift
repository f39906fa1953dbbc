import Coordinators
import VignolaCore

/// Makes the screen of one postcard.
@MainActor protocol PostcardScreens {
  func makePostcard(_ postcard: Postcard) -> any Screen
}

/// Reading one postcard. It has nothing to say at its end: it is over when its screen is gone.
@MainActor final class PostcardCoordinator: Coordinator {
  let flow: Flow<Void>
  private let postcard: Postcard
  private let screens: any PostcardScreens

  init(_ postcard: Postcard, router: Router, screens: any PostcardScreens) {
    flow = Flow("Postcard", router: router)
    self.postcard = postcard
    self.screens = screens
  }

  func start() {
    flow.router.push(screens.makePostcard(postcard))
  }
}
