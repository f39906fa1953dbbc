import CatalogState
import Shop
import Testing
import VSURF
import VignolaCore
import VignolaTesting

@testable import CatalogFlow

/// The holders alone, over a unit that only notes.
@MainActor @Suite("VSURF, the view state holders", .balanced)
struct HolderTests {
  private final class UnitStub: CartInput, CartOutput {
    let cart: Observed<Cart>
    private(set) var told: [String] = []

    init(_ cart: Cart = Cart()) {
      self.cart = Observed(cart)
    }

    func add(_ item: Item.ID) { told.append("add \(item)") }
    func remove(_ item: Item.ID) { told.append("remove \(item)") }
    func buyAll() { told.append("buy all") }
    func change(_ edit: (inout Cart) -> Void) {
      var changed = cart.value
      edit(&changed)
      cart.set(changed)
    }
  }

  private let scope = LifetimeScope("Catalog")

  init() {
    balanceAtTheEnd(in: scope)
  }

  @Test("the list's state is the shop in words, and follows its unit")
  func catalog() {
    let unit = UnitStub(
      Cart(assortment: [Item(id: 7, title: "Tea"), Item(id: 8, title: "Milk")]))
    let holder = CatalogHolder(cart: unit, in: scope)
    func state(
      canRemoveTea: Bool, _ total: String, canOpenCart: Bool
    ) -> CatalogView.ViewState {
      CatalogView.ViewState(
        rows: [
          CatalogView.ViewState.Row(id: 7, title: "Tea", canRemove: canRemoveTea),
          CatalogView.ViewState.Row(id: 8, title: "Milk", canRemove: false),
        ], cartTitle: total, canOpenCart: canOpenCart)
    }
    #expect(holder.state == state(canRemoveTea: false, "0", canOpenCart: false))
    unit.change { $0.add(7) }
    #expect(holder.state == state(canRemoveTea: true, "1", canOpenCart: true))
  }

  @Test("the cart's state is its lines in their order, and follows its unit")
  func cart() {
    let unit = UnitStub()
    let holder = CartHolder(cart: unit, in: scope)
    #expect(holder.state.lines.isEmpty)
    unit.change { cart in [1, 2, 2, 10].forEach { cart.add($0) } }
    #expect(
      holder.state.lines.map { "\($0.title) \($0.count)" }
        == ["Item 2 2", "Item 10 1", "Item 1 1"])
  }

  @Test("the sheet's state is its item in words, and follows its unit")
  func detail() {
    let unit = UnitStub()
    let holder = DetailHolder(item: Item(id: 5, title: "Tea"), cart: unit, in: scope)
    unit.change { $0.add(6) }
    #expect(
      holder.state
        == DetailView.ViewState(title: "Tea", countTitle: "0 in cart", canRemove: false))
    unit.change { $0.add(5) }
    #expect(
      holder.state
        == DetailView.ViewState(title: "Tea", countTitle: "1 in cart", canRemove: true))
  }

  @Test("a holder makes a touch a command, and changes its state only when its unit says so")
  func touches() {
    let unit = UnitStub()
    let catalog = CatalogHolder(cart: unit, in: scope)
    let cart = CartHolder(cart: unit, in: scope)
    let detail = DetailHolder(item: Item(id: 5, title: "Tea"), cart: unit, in: scope)
    let before = catalog.state
    catalog.plusTapped(2)
    catalog.minusTapped(4)
    cart.buyAllTapped()
    detail.addTapped()
    detail.removeTapped()
    #expect(unit.told == ["add 2", "remove 4", "buy all", "add 5", "remove 5"])
    #expect(catalog.state == before)
  }

  @Test("a holder is not kept by its unit")
  func released() {
    let unit = UnitStub()
    weak var gone: CatalogHolder?
    do {
      let holder = CatalogHolder(cart: unit, in: scope)
      gone = holder
      #expect(unit.cart.isObserved(by: holder))
    }
    #expect(gone == nil)
    #expect(unit.cart.observers == 0)
  }
}
