import SampleTestSupport
import Shop
import Testing

@testable import CatalogRoundTable

@MainActor @Suite("Round Table, the presenters")
struct PresenterTests {
  private let root = RootPlace()

  @Test("the list's shows what the state says, at first and when Core says that it has changed")
  func catalog() throws {
    let state = Catalog.State()
    state.cart = Cart(assortment: [Item(id: 7, title: "Tea"), Item(id: 8, title: "Milk")])
    let core = CoreStub<Catalog>()
    let seated = try Seated(
      state, at: root.open(), core, CatalogPresenter(state: state), JointStub())
    state.cart.add(7)
    core.say(.cartChanged)
    func display(canRemoveTea: Bool, _ total: String, canOpenCart: Bool) -> CatalogDisplay {
      CatalogDisplay(
        rows: [
          CatalogDisplay.Row(id: 7, title: "Tea", canRemove: canRemoveTea),
          CatalogDisplay.Row(id: 8, title: "Milk", canRemove: false),
        ], cartTitle: total, canOpenCart: canOpenCart)
    }
    #expect(
      seated.view.shown == [
        display(canRemoveTea: false, "0", canOpenCart: false),
        display(canRemoveTea: true, "1", canOpenCart: true),
      ])
  }

  @Test("a touch shows nothing before Core has said what came of it")
  func touches() throws {
    let list = Catalog.State()
    let listed = try Seated(
      list, at: root.open(), CoreStub(), CatalogPresenter(state: list), JointStub())
    for intent: Catalog.ViewIntent in [
      .plusTapped(1), .minusTapped(1), .itemTapped(1), .cartTapped,
    ] {
      listed.view.say(intent)
    }
    #expect(listed.view.shown.count == 1)
    let sheet = Detail.State(item: Item(id: 5, title: "Tea"))
    let detailed = try Seated(
      sheet, at: root.open(), CoreStub(), DetailPresenter(state: sheet), JointStub())
    detailed.view.say(.addTapped)
    #expect(detailed.view.shown.count == 1)
  }

  @Test("the cart's words the lines of the state in their order")
  func cart() throws {
    let state = CartModule.State()
    for item in [1, 2, 2, 10] { state.cart.add(item) }
    let seated = try Seated(
      state, at: root.open(), CoreStub(), CartPresenter(state: state), JointStub())
    #expect(
      seated.view.shown == [
        [
          CartLine(title: "Item 2", count: "2"), CartLine(title: "Item 10", count: "1"),
          CartLine(title: "Item 1", count: "1"),
        ]
      ])
  }

  @Test("the sheet's words its item: what is there can be removed")
  func detail() throws {
    let state = Detail.State(item: Item(id: 5, title: "Tea"))
    let core = CoreStub<Detail>()
    let seated = try Seated(
      state, at: root.open(), core, DetailPresenter(state: state), JointStub())
    state.count = 2
    core.say(.countChanged)
    #expect(
      seated.view.shown == [
        DetailDisplay(title: "Tea", countTitle: "0 in cart", canRemove: false),
        DetailDisplay(title: "Tea", countTitle: "2 in cart", canRemove: true),
      ])
  }
}
