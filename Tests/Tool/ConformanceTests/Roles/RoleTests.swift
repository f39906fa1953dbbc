import CodeIndex
import Conformance
import Testing

@Suite("A role")
struct RoleTests {
  @Test("is told by a base before a name, and by a name before a folder")
  func order() throws {
    let stand = try RoleStand(
      """
      // file: App/Presenters/CartThing.swift
      protocol CartInteractorInput: AnyObject {}
      final class CartThing: CartInteractorInput {}
      final class CartPresenter {}
      final class Helper {}
      """, as: .viper)
    #expect(
      stand.played == [
        "CartPresenter: presenter", "CartThing: interactor", "Helper: presenter",
      ])
    #expect(stand.roles.components.map(\.evidence) == [.name, .base, .folder])
  }

  @Test("that the configuration says wins over everything")
  func configured() throws {
    let stand = try RoleStand(
      """
      // config: { "architectures": [ { "paths": ["**"], "use": ["viper"], "roles": { \
      "interactor": { "names": ["*Presenter"], "bases": ["Brain"] } } } ] }
      protocol CartViewOutput {}
      protocol Brain {}
      final class CartPresenter: CartViewOutput {}
      final class Cart: Brain {}
      """)
    #expect(stand.played == ["Cart: interactor", "CartPresenter: interactor"])
    #expect(stand.roles.components.allSatisfy { $0.evidence == .configuration })
    #expect(stand.roles.conflicts.isEmpty)
  }

  @Test("is told through an alias, a base class and an extension in other files")
  func elsewhere() throws {
    let stand = try RoleStand(
      """
      // file: App/Cart.swift
      final class CartBrain: Base {}
      final class ItemBrain: Input {}
      final class ListBrain {}
      // file: App/Base.swift
      protocol CartInteractorInput {}
      class Base: CartInteractorInput {}
      typealias Input = CartInteractorInput & Sendable
      // file: App/List.swift
      extension ListBrain: CartInteractorInput {}
      """, as: .viper)
    #expect(
      stand.played == [
        "Base: interactor", "CartBrain: interactor", "ItemBrain: interactor",
        "ListBrain: interactor",
      ])
  }

  @Test("of several whose patterns fit is the one with the most letters")
  func longest() throws {
    let stand = try RoleStand("final class CartViewModel {}\nfinal class CartModel {}", as: .mvvm)
    #expect(stand.played == ["CartViewModel: view-model"])
    let mvc = try RoleStand("final class CartViewModel {}\nfinal class CartModel {}", as: .mvc)
    #expect(mvc.played == ["CartModel: model"])
  }

  @Test("by a name that proves nothing needs a neighbour with the same stem")
  func weak() throws {
    let stand = try RoleStand(
      """
      // file: Cart/Cart.swift
      final class CartView {}
      final class CartPresenter {}
      final class PriceView {}
      """, as: .viper)
    #expect(stand.played == ["CartPresenter: presenter", "CartView: view"])
  }

  @Test("of a structure that is called a view is a view's only if SwiftUI shows it")
  func structure() throws {
    let stand = try RoleStand(
      """
      final class CartPresenter {}
      struct CartView: View {}
      final class PagePresenter {}
      struct PageView: Equatable {}
      """, as: .mvp)
    #expect(
      stand.played == ["CartPresenter: presenter", "CartView: view", "PagePresenter: presenter"])
  }

  @Test("by a toolkit's base counts less than a name that says another role")
  func toolkit() throws {
    let stand = try RoleStand(
      "struct CartViewGroup: View {}\nstruct CartView: View {}\nfinal class CartHolder: ViewStateHolder {}",
      as: .vsurf)
    #expect(
      stand.played == ["CartHolder: holder", "CartView: view", "CartViewGroup: view-group"])
    #expect(stand.roles.conflicts.isEmpty)
  }

  @Test("that base and name tell differently is a conflict, and the base wins")
  func conflict() throws {
    let stand = try RoleStand(
      """
      protocol CartInteractorInput {}
      final class CartPresenter: CartInteractorInput {}
      """, as: .viper)
    let conflict = try #require(stand.roles.conflicts.first)
    #expect(conflict.chosen.role.name == "interactor")
    #expect(conflict.others.map(\.role.name) == ["presenter"])
    #expect(conflict.chosen.reason == "it is a CartInteractorInput")
    #expect(conflict.others.map(\.reason) == ["its name matches *Presenter"])
  }

  @Test("beside which the architecture knows another one is no conflict")
  func together() throws {
    let stand = try RoleStand(
      """
      protocol CartInteractor: Actor {}
      protocol ItemWorker: Actor {}
      actor CartBrain: CartInteractor, ItemWorker {}
      """, as: .svip)
    #expect(try stand.component("CartBrain").role.name == "logic")
    #expect(stand.roles.conflicts.isEmpty)
  }

  @Test("is played by no test, stand-in, preview, local or generated type")
  func nobody() throws {
    let stand = try RoleStand(
      """
      // file: App/Cart.swift
      final class MockCartPresenter {}
      final class CartPresenterSpy {}
      struct CartPresenter_Previews: PreviewProvider {}
      func make() { final class LocalPresenter {} }
      // file: App/Tests/CartTests.swift
      final class CartPresenter {}
      // file: App/Made.swift
      // Generated using Sourcery. DO NOT EDIT
      final class MadePresenter {}
      """, as: .viper)
    #expect(stand.played == [])
  }

  @Test("of a protocol is that of the types that conform to it")
  func protocols() throws {
    let stand = try RoleStand(
      """
      protocol Showing {}
      final class CartPresenter: Showing {}
      final class CartInteractor: Showing {}
      """, as: .viper)
    let roles = stand.project.roles(of: try stand.type("Showing")).map(\.role.name)
    #expect(roles.sorted() == ["interactor", "presenter"])
  }

  @Test("of a protocol to which nobody conforms is told by its name")
  func unmetProtocols() throws {
    let stand = try RoleStand(
      """
      protocol CartViewInput {}
      protocol CartRouterProtocol {}
      protocol CartPresenting {}
      """, as: .viper)
    let roles = try ["CartViewInput", "CartRouterProtocol", "CartPresenting"].map {
      stand.project.roles(of: try stand.type($0)).map(\.role.name)
    }
    #expect(roles == [["view"], ["router"], []])
  }

  @Test("stands in the file's architectures alone, several of them for flows over screens")
  func paths() throws {
    let stand = try RoleStand(
      """
      // config: { "architectures": [ { "paths": ["App/**"], "use": ["mvc"] }, \
      { "paths": ["App/Flows/**"], "use": ["coordinator", "mvp"] } ] }
      // file: App/Flows/Cart.swift
      final class CartPresenter {}
      final class CartCoordinator {}
      // file: App/Old.swift
      final class OldPresenter {}
      final class OldViewController: UIViewController {}
      // file: Other/Cart.swift
      final class OtherPresenter {}
      """)
    #expect(
      stand.played == [
        "CartCoordinator: coordinator", "CartPresenter: presenter", "OldViewController: controller",
      ])
  }

  @Test("of a house's own architecture is told by its patterns")
  func house() throws {
    let stand = try RoleStand(
      """
      // config: { "architectures": [ { "paths": ["**"], "use": ["house"] } ], "custom": { "house": { \
      "roles": { "store": { "names": ["*Store"] }, "screen": { "bases": ["UIViewController"] } } } } }
      final class CartStore {}
      final class CartPage: UIViewController {}
      """)
    #expect(stand.played == ["CartPage: screen", "CartStore: store"])
    #expect(stand.roles.components.map(\.role.architecture) == ["house", "house"])
  }
}
