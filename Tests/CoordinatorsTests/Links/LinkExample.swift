import Coordinators
import Foundation
import VignolaCore

// A shop whose screens can all be linked to: what the article "Links" shows.

enum ShopRoute: Hashable {
  case list, item(Int), cart, review(Int)
}

enum ShopLink {
  case item(Int), cart, review(Int)
}

extension ShopLink {
  static let table: LinkTable<ShopLink> = [
    LinkPattern("shop://items/:id") { match in match.int("id").map(ShopLink.item) },
    LinkPattern("shop://items/:id/review") { match in match.int("id").map(ShopLink.review) },
    LinkPattern("shop://cart") { _ in .cart },
  ]

  var target: RouteTree<ShopRoute> {
    switch self {
    case .item(let id): .stack(.list, .item(id))
    case .review(let id): .stack(.list, .item(id)).presenting(.review(id))
    case .cart: .stack(.list, .cart)
    }
  }
}

@MainActor final class ShopCoordinator: Coordinator {
  let flow: Flow<Void>
  let member: Observed<String?>

  private(set) lazy var links = Links(self, ShopLink.table) { link in
    link.target
  } needs: { [member] _ in
    [LinkCondition("signed in", member) { $0 != nil }]
  }

  init(on surface: NavigationSurface, member: Observed<String?>) {
    flow = Flow("Shop", on: surface)
    self.member = member
  }

  func start() {
    if member.value == nil {
      flow.run(SignInCoordinator(router: flow.router)) { [weak self] ending in
        if case .finished(let name) = ending { self?.member.set(name) }
        self?.start()
      }
    } else {
      flow.run(BrowseCoordinator(router: flow.router)) { [weak self] _ in
        self?.member.set(nil)
        self?.start()
      }
    }
  }

  func openedFromOutside(_ text: String) {
    links.open(text) { outcome in print(outcome) }
  }
}

@MainActor final class SignInCoordinator: Coordinator {
  let flow: Flow<String>

  init(router: Router) { flow = Flow("SignIn", router: router) }

  func start() {
    let screen = ShopScreen("Enter")
    screen.onSignedIn = { [weak self] name in self?.flow.finish(name) }
    flow.router.setRoot(screen)
  }
}

@MainActor final class BrowseCoordinator: Coordinator, RouteOpener {
  let flow: Flow<Void>

  init(router: Router) { flow = Flow("Browse", router: router) }

  func start() { show(.list, by: flow.router) }

  func open(_ route: ShopRoute) -> Bool { show(route, by: flow.router) }

  @discardableResult
  private func show(_ route: ShopRoute, by router: Router) -> Bool {
    switch route {
    case .list: router.to(route).setRoot(makeScreen("List"))
    case .item(let id): router.to(route).push(makeScreen("Item \(id)"))
    case .review(let id): router.to(route).present(makeScreen("Review \(id)"))
    case .cart: flow.run(CartCoordinator(router: router))
    }
    return true
  }

  private func makeScreen(_ name: String) -> ShopScreen {
    let screen = ShopScreen(name)
    screen.onSelected = { [weak self, weak screen] route in
      guard let self, let screen else { return }
      show(route, by: flow.router.from(screen))
    }
    screen.onSignedOut = { [weak self] in self?.flow.finish() }
    return screen
  }
}

@MainActor final class CartCoordinator: Coordinator {
  let flow: Flow<Void>

  init(router: Router) { flow = Flow("Cart", router: router) }

  func start() { flow.router.to(ShopRoute.cart).push(ShopScreen("Cart")) }
}

extension ShopRoute {
  @MainActor static let book = RouteBook<ShopRoute>([
    RouteCode("list", write: { $0 == .list ? [:] : nil }, read: { _ in .list }),
    RouteCode("cart", write: { $0 == .cart ? [:] : nil }, read: { _ in .cart }),
    RouteCode(
      "item", version: 2,
      write: { if case .item(let id) = $0 { ["id": .int(id)] } else { nil } },
      read: { $0["id"]?.int.map(ShopRoute.item) },
      upgrades: [1: { number in ["id": number] }]),
  ])
}

extension ShopCoordinator {
  func save() throws -> Data {
    try JSONEncoder().encode(ShopRoute.book.save(links.present))
  }

  func restore(_ data: Data) -> RestoredRoutes<ShopRoute> {
    let restored = ShopRoute.book.restore(data) { bytes in
      try JSONDecoder().decode(SavedRoutes.self, from: Data(bytes))
    }
    if let tree = restored.tree { links.restore(tree) }
    return restored
  }
}

@MainActor final class ShopScreen: Screen {
  let name: String
  var onSignedIn: (String) -> Void = { _ in }
  var onSelected: (ShopRoute) -> Void = { _ in }
  var onSignedOut: () -> Void = {}

  init(_ name: String) { self.name = name }
}
