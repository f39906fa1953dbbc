import Coordinators
import Shop
import VignolaCore

/// Makes the screens of the shop, whoever draws them and in whatever architecture.
@MainActor protocol ShopScreens {
  func makeItems(
    onItem: @escaping (Item) -> Void, onCart: @escaping () -> Void
  ) -> any Screen
  func makeDetail(of item: Item) -> any Screen
}

/// Makes the flows that the shop runs.
@MainActor protocol ShopFlows {
  /// The cart: ends when everything was bought, or by the user's going back.
  func makeCart(router: Router) -> any Coordinator<Void>
}

/// The outermost flow: the list of items, a sheet about one of them, and the way to the cart.
@MainActor final class ShopCoordinator: Coordinator {
  let flow: Flow<Void>
  private let screens: any ShopScreens
  private let flows: any ShopFlows
  private weak var items: (any Screen)?

  init(flow: Flow<Void>, screens: any ShopScreens, flows: any ShopFlows) {
    self.flow = flow
    self.screens = screens
    self.flows = flows
  }

  func start() {
    let items = screens.makeItems(
      onItem: { [weak self] in self?.showDetail(of: $0) },
      onCart: { [weak self] in self?.runCart() })
    self.items = items
    flow.router.setRoot(items)
  }

  private func showDetail(of item: Item) {
    fromItems?.present(screens.makeDetail(of: item))
  }

  private func runCart() {
    guard let fromItems else { return }
    flow.run(flows.makeCart(router: fromItems))
  }

  /// From the list and from nowhere else, so that two taps open one screen.
  private var fromItems: Router? { items.map(flow.router.from) }
}
