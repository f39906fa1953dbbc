import Shop
import VignolaCore

@testable import CatalogVIPER

/// The Catalog in VIPER with a wrapper on each link of the list and of the cart. The sheet is the
/// sample's own, over a traced store.
@MainActor enum TracedVIPER {
  static func make(
    store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> any Screen {
    let trace = place.trace
    func link(_ kind: TraceKind, from: StaticString, to: StaticString) -> TracedLink {
      TracedLink(kind, from: from, to: to, in: "Catalog", trace)
    }
    let cart = TracedCart(store, of: "Interactor", in: "Catalog", trace)
    let interactor = CatalogInteractor(cart: cart)
    let loads = VIPERCatalogLoads(link(.event, from: "Interactor", to: "Presenter"))
    let presenter = CatalogPresenter(
      interactor: VIPERCatalogInteractor(
        interactor, keeping: loads, link(.command, from: "Presenter", to: "Interactor")),
      router: VIPERCatalogRouter(
        CatalogRouter(cart: cart, at: place, watch: watch),
        cart: { place.push({ makeCart(store: store, at: $0) }) },
        link(.command, from: "Presenter", to: "Router")))
    let shows = VIPERCatalogView(link(.update, from: "Presenter", to: "View"))
    let view = CatalogViewController(
      output: VIPERCatalogOutput(
        presenter, keeping: shows, link(.intent, from: "View", to: "Presenter")))
    shows.view = view
    loads.presenter = presenter
    presenter.view = shows
    interactor.output = loads
    return view
  }

  private static func makeCart(store: CartStore, at place: ScreenHandle) -> any Screen {
    let trace = place.trace
    func link(_ kind: TraceKind, from: StaticString, to: StaticString) -> TracedLink {
      TracedLink(kind, from: from, to: to, in: "Cart", trace)
    }
    let interactor = CartInteractor(cart: TracedCart(store, of: "Interactor", in: "Cart", trace))
    let loads = VIPERCartLoads(link(.event, from: "Interactor", to: "Presenter"))
    let presenter = CartPresenter(
      interactor: VIPERCartInteractor(
        interactor, keeping: loads, link(.command, from: "Presenter", to: "Interactor")),
      router: VIPERCartRouter(
        CartRouter(at: place), link(.command, from: "Presenter", to: "Router")))
    let shows = VIPERCartView(link(.update, from: "Presenter", to: "View"))
    let view = CartViewController(
      output: VIPERCartOutput(
        presenter, keeping: shows, link(.intent, from: "View", to: "Presenter")))
    shows.view = view
    loads.presenter = presenter
    presenter.view = shows
    interactor.output = loads
    return view
  }
}
