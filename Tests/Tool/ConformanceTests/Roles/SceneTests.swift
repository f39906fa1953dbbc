import CodeIndex
import Conformance
import Testing

@Suite("A scene")
struct SceneTests {
  @Test("is what has one stem, whatever an implementation adds to the name")
  func stems() throws {
    let stand = try RoleStand(
      """
      // file: Cart/Cart.swift
      final class CartPresenterImplementation {}
      final class DefaultCartInteractor {}
      final class CartTableViewController: UITableViewController {}
      final class CartModuleBuilder {}
      """, as: .viper)
    #expect(stand.scenes == ["viper Cart: assembly, interactor, presenter, view"])
  }

  @Test("of types that are nested has the name of what is around them")
  func nested() throws {
    let stand = try RoleStand(
      "enum Cart {\n  final class Presenter {}\n  final class Interactor {}\n}", as: .viper)
    #expect(stand.scenes == ["viper Cart: interactor, presenter"])
  }

  @Test("is one for each folder where two have one name")
  func folders() throws {
    let stand = try RoleStand(
      """
      // file: Shop/Cart/Presenter/CartPresenter.swift
      final class CartPresenter {}
      // file: Shop/Cart/Interactor/CartInteractor.swift
      final class CartInteractor {}
      // file: Gifts/Cart/CartPresenter.swift
      enum Gifts { final class CartPresenter {} }
      // file: Gifts/Cart/Parts/CartInteractor.swift
      extension Gifts { final class CartInteractor {} }
      """, as: .viper)
    #expect(
      stand.scenes == ["viper Cart: interactor, presenter", "viper Cart: interactor, presenter"])
    #expect(
      stand.roles.scenes.map { $0.components[0].type.path }.sorted().first == "CartInteractor")
  }

  @Test("has the protocols to which nobody of another scene conforms")
  func protocols() throws {
    let stand = try RoleStand(
      """
      protocol CartViewOutput: Reloading {}
      protocol Reloading {}
      final class CartPresenter: CartViewOutput {}
      final class ItemPresenter: Reloading {}
      """, as: .viper)
    let cart = try #require(stand.roles.scenes.first { $0.name == "Cart" })
    #expect(cart.protocols.map(\.name) == ["CartViewOutput"])
  }
}
