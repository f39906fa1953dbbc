import RoundTable
import SampleTestSupport
import Shop
import Testing

@testable import CatalogRoundTable

@MainActor @Suite("Round Table, the cores")
struct CoreTests {
  private let cart = CartStub()
  private let root = RootPlace()

  @Test("the list's keeps the cart in its state, and says that it has changed, whoever changed it")
  func catalogChanges() throws {
    cart.cart.add(3)
    let state = Catalog.State()
    let presenter = PresenterSpy<Catalog>()
    let seated = try Seated(
      state, at: root.open(), CatalogCore(state: state, cart: cart), presenter, JointStub())
    #expect(state.cart.total == 1)
    #expect(presenter.events.isEmpty)
    cart.cart.add(3)
    #expect(state.cart.total == 2)
    #expect(presenter.events == [.cartChanged])
    withExtendedLifetime(seated) {}
  }

  @Test("the list's has the shop add and remove, and leaves to others what leads on")
  func catalogTouches() throws {
    let state = Catalog.State()
    let presenter = PresenterSpy<Catalog>()
    let seated = try Seated(
      state, at: root.open(), CatalogCore(state: state, cart: cart), presenter, JointStub())
    for intent: Catalog.ViewIntent in [
      .plusTapped(2), .itemTapped(5), .minusTapped(4), .cartTapped,
    ] {
      seated.view.say(intent)
    }
    #expect(cart.told == ["add 2", "remove 4"])
    #expect(presenter.events.isEmpty)
  }

  @Test("the cart's has the shop sell, and says so")
  func buys() throws {
    let state = CartModule.State()
    let presenter = PresenterSpy<CartModule>()
    let seated = try Seated(
      state, at: root.open(), CartCore(state: state, cart: cart), presenter, JointStub())
    seated.view.say(.buyAllTapped)
    #expect(cart.told == ["buy all"])
    #expect(presenter.events == [.bought])
  }

  @Test("the sheet's counts its item alone, and has the shop change that")
  func detail() throws {
    let state = Detail.State(item: Item(id: 5, title: "Tea"))
    let presenter = PresenterSpy<Detail>()
    let seated = try Seated(
      state, at: root.open(), DetailCore(state: state, cart: cart), presenter, JointStub())
    cart.cart.add(5)
    cart.cart.add(6)
    #expect(state.count == 1)
    #expect(presenter.events == [.countChanged, .countChanged])
    seated.view.say(.addTapped)
    seated.view.say(.removeTapped)
    #expect(cart.told == ["add 5", "remove 5"])
  }

  @Test("a core hears nothing of the shop once its view has gone")
  func gone() throws {
    let state = Catalog.State()
    let presenter = PresenterSpy<Catalog>()
    var seated: Seated<Catalog>? = try Seated(
      state, at: root.open(), CatalogCore(state: state, cart: cart), presenter, JointStub())
    #expect(seated?.module.isAlive == true)
    seated = nil
    cart.cart.add(3)
    #expect(state.cart.total == 0)
    #expect(presenter.events.isEmpty)
  }
}
