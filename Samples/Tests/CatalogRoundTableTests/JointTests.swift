import RoundTable
import SampleTestSupport
import Shop
import Testing
import VignolaCore

@testable import CatalogRoundTable

@MainActor @Suite("Round Table, the joints")
struct JointTests {
  private let root = RootPlace()
  private let components = Components()

  private func catalog() throws -> Seated<Catalog> {
    let place = try root.open()
    let trunk = CatalogTrunk(cart: CartStub(), watch: { [components] in components.made($0) })
    let state = Catalog.State()
    return try Seated(
      state, at: place, CoreStub(), PresenterSpy(),
      CatalogJoint(state: state, place: place, trunk: trunk))
  }

  @Test("the list's leads from a row to its item, over the list, if there is such an item")
  func item() throws {
    let seated = try catalog()
    seated.view.say(.itemTapped(11))
    #expect(root.screens == "Root")
    seated.view.say(.itemTapped(3))
    #expect(root.screens == "Root / DetailView")
    #expect(components.latest(Detail.State.self)?.item.title == "Item 3")
  }

  @Test("the list's leads to the cart, once however often it is tapped")
  func cart() throws {
    let seated = try catalog()
    seated.view.say(.cartTapped)
    seated.view.say(.cartTapped)
    #expect(root.screens == "Root > CartView")
    #expect(components.count(of: "CartView") == 1)
  }

  @Test("the list's leads nowhere from what changes the cart")
  func changes() throws {
    let seated = try catalog()
    seated.view.say(.plusTapped(1))
    seated.view.say(.minusTapped(1))
    #expect(root.screens == "Root")
  }

  @Test("the cart's tells the parent that it was bought when Core says so, not at the touch")
  func bought() throws {
    let core = CoreStub<CartModule>()
    let seated = try Seated(
      CartModule.State(), at: root.open(), core, PresenterSpy(), CartJoint())
    var outputs: [CartModule.JointOutput] = []
    seated.module.attach { output in
      outputs.append(output)
      return .keep
    }
    seated.view.say(.buyAllTapped)
    #expect(outputs.isEmpty)
    core.say(.bought)
    #expect(outputs == [.bought])
  }
}
