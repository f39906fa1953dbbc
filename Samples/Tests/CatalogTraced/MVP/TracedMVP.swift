import Shop
import VignolaCore

@testable import CatalogMVP

/// The Catalog in Model-View-Presenter with a wrapper on each link of the list and of the cart. The
/// sheet is the sample's own, over a traced store.
@MainActor enum TracedMVP {
  static func make(
    store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> any Screen {
    let trace = place.trace
    let wishes = TracedLink(.output, from: "Presenter", to: "CatalogMVP", in: "Catalog", trace)
    let cart = TracedCart(store, of: "Presenter", in: "Catalog", trace)
    let presenter = CatalogPresenter(
      cart: cart,
      onItem: { item in
        wishes.says("onItem") {
          _ = place.present({ _ in DetailScreen.make(of: item, cart: cart, watch: watch) })
        }
      },
      onCart: {
        wishes.says("onCart") { _ = place.push({ makeCart(store: store, at: $0) }) }
      })
    let shows = MVPCatalogView(
      TracedLink(.update, from: "Presenter", to: "View", in: "Catalog", trace))
    let view = CatalogViewController(
      output: MVPCatalogOutput(
        presenter, keeping: shows,
        TracedLink(.intent, from: "View", to: "Presenter", in: "Catalog", trace)))
    shows.view = view
    presenter.view = shows
    return view
  }

  private static func makeCart(store: CartStore, at place: ScreenHandle) -> any Screen {
    let trace = place.trace
    let wishes = TracedLink(.output, from: "Presenter", to: "CatalogMVP", in: "Cart", trace)
    let presenter = CartPresenter(
      cart: TracedCart(store, of: "Presenter", in: "Cart", trace),
      onBought: { wishes.says("onBought") { _ = place.close() } })
    let shows = MVPCartView(TracedLink(.update, from: "Presenter", to: "View", in: "Cart", trace))
    let view = CartViewController(
      output: MVPCartOutput(
        presenter, keeping: shows,
        TracedLink(.intent, from: "View", to: "Presenter", in: "Cart", trace)))
    shows.view = view
    presenter.view = shows
    return view
  }
}
