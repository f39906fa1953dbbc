import Coordinators
import Shop
import VignolaCore

@testable import CatalogCoordinator

final class ItemsScreen: Screen {}
final class DetailScreen: Screen {}
final class CartScreen: Screen {}

/// Makes screens that show nothing, and keeps what the coordinators have installed in them.
@MainActor final class ScreensStub: ShopScreens, CartScreens {
  private(set) var made: [String] = []
  private(set) var onItem: (Item) -> Void = { _ in }
  private(set) var onCart: () -> Void = {}
  private(set) var onBought: () -> Void = {}

  func makeItems(
    onItem: @escaping (Item) -> Void, onCart: @escaping () -> Void
  ) -> any Screen {
    self.onItem = onItem
    self.onCart = onCart
    made.append("items")
    return ItemsScreen()
  }

  func makeDetail(of item: Item) -> any Screen {
    made.append(item.title)
    return DetailScreen()
  }

  func makeCart(onBought: @escaping () -> Void) -> any Screen {
    self.onBought = onBought
    made.append("cart")
    return CartScreen()
  }
}

/// A flow of the cart that shows one screen, and ends when the test says so.
@MainActor final class CartFlowStub: Coordinator {
  let flow: Flow<Void>

  init(router: Router) {
    flow = Flow("Cart", router: router)
  }

  func start() { flow.router.push(CartScreen()) }
}

/// Makes such flows, and keeps the last.
@MainActor final class FlowsStub: ShopFlows {
  private(set) weak var cart: CartFlowStub?

  func makeCart(router: Router) -> any Coordinator<Void> {
    let cart = CartFlowStub(router: router)
    self.cart = cart
    return cart
  }
}
