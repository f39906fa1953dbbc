import Shop
import VignolaCore

@testable import CatalogVIP

/// The Catalog in VIP with a wrapper on each link of the list and of the cart. The sheet is the
/// sample's own, over a traced store.
@MainActor enum TracedVIP {
  static func make(
    store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> any Screen {
    let trace = place.trace
    func link(_ kind: TraceKind, from: StaticString, to: StaticString) -> TracedLink {
      TracedLink(kind, from: from, to: to, in: "ListItems", trace)
    }
    let cart = TracedCart(store, of: "Worker", in: "ListItems", trace)
    let presenter = ListItemsPresenter()
    let interactor = ListItemsInteractor(
      presenter: VIPListPresentation(
        presenter, link(.event, from: "Interactor", to: "Presenter")),
      worker: CartWorker(store: cart))
    let displays = VIPListDisplay(link(.update, from: "Presenter", to: "ViewController"))
    let viewController = ListItemsViewController(
      interactor: VIPListBusiness(
        interactor, keeping: displays, link(.intent, from: "ViewController", to: "Interactor")),
      router: VIPListRouting(
        ListItemsRouter(dataStore: interactor, store: cart, at: place, watch: watch),
        cart: { place.push({ makeCart(store: store, at: $0) }) },
        link(.command, from: "ViewController", to: "Router")))
    displays.viewController = viewController
    presenter.viewController = displays
    return viewController
  }

  private static func makeCart(store: CartStore, at place: ScreenHandle) -> any Screen {
    let trace = place.trace
    func link(_ kind: TraceKind, from: StaticString, to: StaticString) -> TracedLink {
      TracedLink(kind, from: from, to: to, in: "ShowCart", trace)
    }
    let presenter = ShowCartPresenter()
    let interactor = ShowCartInteractor(
      presenter: VIPCartPresentation(
        presenter, link(.event, from: "Interactor", to: "Presenter")),
      worker: CartWorker(store: TracedCart(store, of: "Worker", in: "ShowCart", trace)))
    let displays = VIPCartDisplay(link(.update, from: "Presenter", to: "ViewController"))
    let viewController = ShowCartViewController(
      interactor: VIPCartBusiness(
        interactor, keeping: displays, link(.intent, from: "ViewController", to: "Interactor")),
      router: VIPCartRouting(
        ShowCartRouter(at: place), link(.command, from: "ViewController", to: "Router")))
    displays.viewController = viewController
    presenter.viewController = displays
    return viewController
  }
}
