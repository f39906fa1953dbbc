import SampleTestSupport
import Shop
import Testing

@testable import CatalogVIPER

@MainActor @Suite("VIPER, the interactors")
struct InteractorTests {
  private final class Output:
    CatalogInteractorOutput, CartInteractorOutput, DetailInteractorOutput
  {
    var contents: [CatalogContents] = []
    var lines: [[CartLine]] = []
    var details: [DetailContents] = []
    /// What the cart had been told when it was said to be bought.
    var purchases: [[String]] = []
    var cart: CartStub?

    func loaded(_ contents: CatalogContents) { self.contents.append(contents) }
    func loaded(_ lines: [CartLine]) { self.lines.append(lines) }
    func loaded(_ contents: DetailContents) { details.append(contents) }
    func bought() { purchases.append(cart?.told ?? []) }
  }

  private let cart = CartStub()
  private let output = Output()

  @Test("the list's tells what the shop has when asked, and after each change")
  func catalog() {
    let interactor = CatalogInteractor(cart: cart)
    interactor.output = output
    cart.cart.add(3)
    #expect(output.contents.isEmpty)
    interactor.loadContents()
    cart.cart.add(3)
    #expect(output.contents.map(\.total) == [1, 2])
    #expect(output.contents.last?.items.map(\.id) == Array(1...10))
    #expect(output.contents.last?.items.map(\.title) == Item.assortment.map(\.title))
    #expect(output.contents.last?.items.map(\.count) == [0, 0, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("the list's has the shop add and remove")
  func catalogChanges() {
    let interactor = CatalogInteractor(cart: cart)
    interactor.add(2)
    interactor.remove(4)
    #expect(cart.told == ["add 2", "remove 4"])
  }

  @Test("the cart's tells its lines in their order when asked, and after each change")
  func lines() {
    let interactor = CartInteractor(cart: cart)
    interactor.output = output
    interactor.loadLines()
    for item in [1, 10, 2, 2] { cart.cart.add(item) }
    #expect(output.lines.first == [])
    #expect(output.lines.count == 5)
    #expect(
      output.lines.last == [
        CartLine(title: "Item 2", count: 2), CartLine(title: "Item 10", count: 1),
        CartLine(title: "Item 1", count: 1),
      ])
  }

  @Test("the cart's has the shop sell, and says so then")
  func buys() {
    let interactor = CartInteractor(cart: cart)
    interactor.output = output
    output.cart = cart
    interactor.buyAll()
    #expect(output.purchases == [["buy all"]])
  }

  @Test("the sheet's tells of its item alone, when asked and after each change")
  func detail() {
    let interactor = DetailInteractor(item: 5, cart: cart)
    interactor.output = output
    interactor.loadItem()
    cart.cart.add(5)
    cart.cart.add(6)
    #expect(
      output.details == [0, 1, 1].map { DetailContents(title: "Item 5", count: $0) })
    interactor.add()
    interactor.remove()
    #expect(cart.told == ["add 5", "remove 5"])
  }

  @Test("the sheet's says nothing of an item that the shop has not")
  func unknown() {
    let interactor = DetailInteractor(item: 11, cart: cart)
    interactor.output = output
    interactor.loadItem()
    #expect(output.details.isEmpty)
  }

  @Test("an interactor keeps no output")
  func weak() {
    let catalog = CatalogInteractor(cart: cart)
    let lines = CartInteractor(cart: cart)
    let detail = DetailInteractor(item: 5, cart: cart)
    weak var gone: Output?
    do {
      let output = Output()
      gone = output
      catalog.output = output
      lines.output = output
      detail.output = output
    }
    #expect(gone == nil)
  }
}
