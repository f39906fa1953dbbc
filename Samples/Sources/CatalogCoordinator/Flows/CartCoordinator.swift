import Coordinators
import VignolaCore

/// Makes the screen of the cart.
@MainActor protocol CartScreens {
  func makeCart(onBought: @escaping () -> Void) -> any Screen
}

/// The cart. Whatever ends it takes its screen away: the user's going back, or the purchase.
@MainActor final class CartCoordinator: Coordinator {
  let flow: Flow<Void>
  private let screens: any CartScreens

  init(router: Router, screens: any CartScreens) {
    flow = Flow("Cart", router: router)
    self.screens = screens
  }

  func start() {
    flow.router.push(screens.makeCart(onBought: { [weak self] in self?.flow.finish() }))
  }
}
