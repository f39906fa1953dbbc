import CodeIndex
import Conformance
import Testing

@Suite("A link")
struct LinkTests {
  private static let parts = """
    // file: Cart/Parts.swift
    protocol CartViewInput: AnyObject {}
    final class CartViewController: UIViewController, CartViewInput {}
    final class CartInteractor {}
    final class CartRouter {}

    """

  @Test("leads from a stored property to a component, in whatever form")
  func forms() throws {
    let stand = try RoleStand(
      Self.parts + """
        // file: Cart/CartPresenter.swift
        final class CartPresenter {
          weak var view: (any CartViewInput)?
          let interactor: CartInteractor
          var router: CartRouter!
          lazy var second = CartRouter()
          let made: [CartRouter] = []
          let make: () -> CartRouter
          var shown: CartRouter { router }
          static let shared = CartRouter()
          let name: String
        }
        """, as: .viper)
    #expect(
      try stand.links(of: "CartPresenter") == [
        "view ~> CartViewController", "interactor -> CartInteractor", "router -> CartRouter",
        "second -> CartRouter", "made -> CartRouter",
      ])
    let links = stand.roles.links(of: try stand.component("CartPresenter"))
    #expect(links.map(\.isByProtocol) == [true, false, false, false, false])
  }

  @Test("is inherited from a base class, which is its owner")
  func inherited() throws {
    let stand = try RoleStand(
      Self.parts + """
        // file: Cart/CartPresenter.swift
        final class CartPresenter: BasePresenter {}
        // file: Base/BasePresenter.swift
        class BasePresenter { weak var view: CartViewInput? }
        """, as: .viper)
    #expect(try stand.links(of: "CartPresenter") == ["view ~> CartViewController"])
    let link = try #require(
      stand.roles.links(of: try stand.component("CartPresenter")).first)
    #expect(link.owner.name == "BasePresenter")
  }

  @Test("that a computed property hands on from a base class is as strong as what it hands on")
  func forwarded() throws {
    let stand = try RoleStand(
      Self.parts + """
        // file: Cart/CartPresenter.swift
        final class CartPresenter: BasePresenter {
          var view: CartViewInput? { base as? CartViewInput }
        }
        // file: Base/BasePresenter.swift
        class BasePresenter { weak var base: UIViewController? }
        """, as: .viper)
    #expect(try stand.links(of: "CartPresenter") == ["view ~> CartViewController"])
  }

  @Test(
    "through a wrapper that holds weakly is weak",
    arguments: [
      "let view: WeakHandle<any CartViewInput>", "let view: Weak<CartViewController>?",
      "@WeakReference var view: CartViewInput?", "let view: WeakProxy<any CartViewInput>",
      "let view: Proxy<CartViewController>", "let view: CartStandIn", "let view: any CartShowing",
    ])
  func wrapped(property: String) throws {
    let stand = try RoleStand(
      Self.parts + """
        // file: Cart/CartPresenter.swift
        final class CartPresenter { \(property) }
        // file: Cart/Proxy.swift
        final class Proxy<T: AnyObject> { weak var object: T? }
        protocol CartShowing {}
        extension CartViewController: CartShowing {}
        final class CartStandIn: CartShowing { weak var view: CartViewController? }
        """, as: .viper)
    let links = stand.roles.links(of: try stand.component("CartPresenter"))
    #expect(links.filter { !$0.isWeak }.isEmpty)
    #expect(property.contains("StandIn") || links.count == 1)
  }

  @Test("to what holds another component weakly is strong all the same")
  func weakElsewhere() throws {
    let stand = try RoleStand(
      """
      protocol CartPresentationLogic {}
      final class CartPresenter: CartPresentationLogic { weak var view: CartViewController? }
      final class CartInteractor { var presenter: CartPresentationLogic? }
      final class CartViewController: UIViewController {}
      """, as: .vip)
    #expect(try stand.links(of: "CartInteractor") == ["presenter -> CartPresenter"])
  }

  @Test("that is unowned is not weak")
  func unowned() throws {
    let stand = try RoleStand(
      Self.parts + "final class CartPresenter { unowned let view: CartViewController }", as: .viper)
    #expect(try stand.links(of: "CartPresenter") == ["view -> CartViewController"])
  }

  @Test("by a protocol leads to the scene's own component before those of others")
  func nearest() throws {
    let stand = try RoleStand(
      """
      // file: Cart/Cart.swift
      final class CartPresenter { let interactor: any Loading }
      final class CartInteractor: Loading {}
      // file: Item/Item.swift
      protocol Loading {}
      final class ItemInteractor: Loading {}
      final class OtherPresenter { let interactor: any Loading }
      """, as: .viper)
    #expect(try stand.links(of: "CartPresenter") == ["interactor -> CartInteractor"])
    #expect(
      try stand.links(of: "OtherPresenter") == ["interactor -> CartInteractor, ItemInteractor"])
  }

  @Test("by several protocols leads to what conforms to all of them")
  func composed() throws {
    let stand = try RoleStand(
      """
      protocol CartInput {}
      protocol CartOutput {}
      final class CartUnit: CartInput, CartOutput, UnitInput {}
      final class ItemUnit: CartInput, UnitInput {}
      final class CartHolder: ViewStateHolder { let cart: any CartInput & CartOutput }
      """, as: .vsurf)
    #expect(try stand.links(of: "CartHolder") == ["cart -> CartUnit"])
  }

  @Test("by a generic parameter leads to what its bound allows")
  func generic() throws {
    let stand = try RoleStand(
      Self.parts + "final class CartPresenter<Shown: CartViewInput> { weak var view: Shown? }",
      as: .viper)
    #expect(try stand.links(of: "CartPresenter") == ["view ~> CartViewController"])
  }

  @Test("is not told of a type that plays no role")
  func nobody() throws {
    let stand = try RoleStand(
      "final class CartPresenter { let formatter: Formatter }\nfinal class Formatter {}",
      as: .viper)
    #expect(try stand.links(of: "CartPresenter") == [])
  }
}
