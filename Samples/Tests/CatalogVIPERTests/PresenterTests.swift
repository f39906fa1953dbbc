import Testing

@testable import CatalogVIPER

@MainActor @Suite("VIPER, the presenters")
struct PresenterTests {
  private let view = ViewSpy()
  private let told = ToldSpy()

  private var catalog: CatalogPresenter {
    let presenter = CatalogPresenter(interactor: told, router: told)
    presenter.view = view
    return presenter
  }

  private var cart: CartPresenter {
    let presenter = CartPresenter(interactor: told, router: told)
    presenter.view = view
    return presenter
  }

  private var detail: DetailPresenter {
    let presenter = DetailPresenter(interactor: told)
    presenter.view = view
    return presenter
  }

  @Test("the list's words what is in the shop: what is there can be removed and bought")
  func catalogWords() {
    let tea = CatalogContents.Item(id: 7, title: "Tea", count: 2)
    let milk = CatalogContents.Item(id: 8, title: "Milk", count: 0)
    let presenter = catalog
    presenter.loaded(CatalogContents(items: [tea, milk], total: 2))
    presenter.loaded(CatalogContents(items: [], total: 0))
    #expect(
      view.lists == [
        CatalogDisplay(
          rows: [
            CatalogDisplay.Row(id: 7, title: "Tea", canRemove: true),
            CatalogDisplay.Row(id: 8, title: "Milk", canRemove: false),
          ], cartTitle: "2", canOpenCart: true),
        CatalogDisplay(rows: [], cartTitle: "0", canOpenCart: false),
      ])
  }

  @Test("the list's has the interactor do the business, and the router lead on")
  func catalogPasses() {
    let presenter = catalog
    presenter.viewIsReady()
    presenter.plusTapped(1)
    presenter.minusTapped(2)
    presenter.rowTapped(3)
    presenter.cartTapped()
    #expect(told.told == ["load contents", "add 1", "remove 2", "open 3", "open cart"])
    #expect(view.lists.isEmpty)
  }

  @Test("the cart's words its lines")
  func cartWords() {
    cart.loaded([CartLine(title: "Tea", count: 2)])
    #expect(view.rows == [[CartRow(title: "Tea", count: "2")]])
  }

  @Test("the cart's leaves when the interactor has bought, and not before")
  func cartPasses() {
    let presenter = cart
    presenter.viewIsReady()
    presenter.buyAllTapped()
    #expect(told.told == ["load lines", "buy all"])
    presenter.bought()
    #expect(told.told.last == "close")
  }

  @Test("the sheet's words its item")
  func detailWords() {
    let presenter = detail
    presenter.loaded(DetailContents(title: "Tea", count: 2))
    presenter.loaded(DetailContents(title: "Tea", count: 0))
    #expect(
      view.details == [
        DetailDisplay(title: "Tea", countTitle: "2 in cart", canRemove: true),
        DetailDisplay(title: "Tea", countTitle: "0 in cart", canRemove: false),
      ])
  }

  @Test("the sheet's has the interactor do the business")
  func detailPasses() {
    let presenter = detail
    presenter.viewIsReady()
    presenter.addTapped()
    presenter.removeTapped()
    #expect(told.told == ["load item", "add", "remove"])
  }

  @Test("a presenter has no state: nothing but its links, of which that to the view is weak")
  func stateless() {
    let links = ["view", "interactor", "router"]
    #expect(Mirror(reflecting: catalog).children.map(\.label) == links)
    #expect(Mirror(reflecting: cart).children.map(\.label) == links)
    #expect(Mirror(reflecting: detail).children.map(\.label) == ["view", "interactor"])
    let presenters = (catalog, cart, detail)
    weak var gone: ViewSpy?
    do {
      let view = ViewSpy()
      gone = view
      presenters.0.view = view
      presenters.1.view = view
      presenters.2.view = view
    }
    #expect(gone == nil)
  }
}
