import CodeIndex
import Testing

@Suite struct LookupTests {
  @Test("a name means what is nested, then what is around, then the module, then what is imported")
  func scopes() throws {
    let code = code(
      (
        "App/A.swift",
        "import Shop\nclass Screen { enum State {}; class Row { let s: State } }\nclass Item {}"
      ),
      ("Shop/B.swift", "class Item {}\nclass State {}\nclass Price {}"),
      ("Bank/C.swift", "class Price {}\nclass Account {}"))
    let row = try #require(code.symbol("Screen.Row"))
    #expect(code.type(named: "State", from: row)?.path == "Screen.State")
    #expect(code.type(named: "Item", from: row)?.module == "App")
    #expect(code.type(named: "Shop.Item", from: row)?.module == "Shop")
    #expect(code.type(named: "Price", from: row)?.module == "Shop")
    #expect(code.type(named: "Account", from: row)?.module == "Bank")
    #expect(code.type(named: "Self", from: row)?.path == "Screen.Row")
    #expect(code.type(named: "UIView", from: row) == nil)
    #expect(code.type(named: "Screen.State", fromFile: 0)?.path == "Screen.State")
  }

  @Test("a name that means several means none")
  func ambiguity() throws {
    let code = code(
      ("App/A.swift", "class Screen {}"), ("Bank/B.swift", "class Price {}"),
      ("Shop/C.swift", "class Price {}"))
    #expect(code.type(named: "Price", from: try #require(code.symbol("Screen"))) == nil)
    #expect(code.types(named: "Price").map(\.module) == ["Bank", "Shop"])
  }

  @Test("what an imported module exports is seen")
  func exports() throws {
    let code = code(
      ("App/A.swift", "import Shop\nclass Screen {}"), ("Bank/B.swift", "class Price {}"),
      ("Core/C.swift", "class Price {}"), ("Shop/D.swift", "@_exported import Core"))
    #expect(code.type(named: "Price", from: try #require(code.symbol("Screen")))?.module == "Core")
  }

  @Test("typealiases are followed, compositions to all they mean, and cycles end")
  func aliases() throws {
    let code = code(
      (
        "A/A.swift",
        "typealias View = CartView & Loading & Sendable\ntypealias CartView = CartViewing"
      ),
      (
        "A/B.swift",
        "protocol CartViewing {}\nprotocol Loading {}\ntypealias X = Y\ntypealias Y = X & Z\ntypealias Z = Y"
      ),
      (
        "A/C.swift",
        "class Cart { typealias Handler = Loading; let v: any View; let x: X; let h: Handler }"
      ))
    let cart = try #require(code.symbol("Cart"))
    let types = cart.properties.map(\.type)
    let view = try #require(types[0])
    #expect(code.types(of: view, from: cart).map(\.path) == ["CartViewing", "Loading"])
    #expect(code.subjects(of: view, from: cart) == ["CartViewing", "Loading", "Sendable"])
    #expect(code.types(of: try #require(types[1]), from: cart) == [])
    #expect(code.types(of: try #require(types[2]), from: cart).map(\.path) == ["Loading"])
    #expect(code.type(named: "View", from: cart) == nil)
    #expect(code.type(named: "CartView", from: cart)?.path == "CartViewing")
  }

  @Test("a generic parameter and an associated type mean their bounds, not a type of that name")
  func generics() throws {
    let code = code(
      ("A/A.swift", "class View {}\nprotocol CartView {}"),
      (
        "A/B.swift",
        "class Presenter<View: CartView, State> { let view: View; let state: State }\nclass State {}"
      ),
      ("A/C.swift", "protocol Showing { associatedtype View: CartView; var view: View { get } }"))
    for path in ["Presenter", "Showing"] {
      let type = try #require(code.symbol(path))
      #expect(code.type(named: "View", from: type)?.path == "CartView")
    }
    #expect(code.type(named: "State", from: try #require(code.symbol("Presenter"))) == nil)
  }

  @Test(
    "ancestors are found through extensions, typealiases, nesting and modules, by name and nearest first"
  )
  func ancestors() throws {
    let code = code(
      ("App/A.swift", "import Core\nclass CartScreen: Screen {}\nextension CartScreen: Alias {}"),
      ("App/B.swift", "typealias Alias = Showing & UIKit.UITableViewDelegate"),
      (
        "Core/C.swift",
        "open class Screen: UIViewController, Base.Nested {}\nenum Base { protocol Nested {} }"
      ),
      ("Core/D.swift", "protocol Showing: Hiding where Self: NSObject {}\nprotocol Hiding {}"),
      ("Core/E.swift", "protocol Themed {}\nextension UIViewController: Themed {}"))
    let screen = try #require(code.symbol("CartScreen"))
    #expect(
      code.ancestorSymbols(of: screen).map(\.path) == [
        "Screen", "Showing", "Base.Nested", "Hiding",
      ])
    #expect(
      code.ancestors(of: screen) == [
        "Screen", "Showing", "Base.Nested", "Hiding", "UIViewController", "UITableViewDelegate",
        "NSObject", "Themed",
      ])
    let hiding = try #require(code.symbol("Hiding"))
    #expect(code.descendants(of: hiding).map(\.path) == ["CartScreen", "Showing"])
  }

  @Test("inherited properties come with their owners, and inherited nested types are seen")
  func inherited() throws {
    let code = code(
      ("A/A.swift", "class CartPresenter: BasePresenter { var cart: Cart?; let s: State }"),
      (
        "A/B.swift",
        "class BasePresenter { weak var view: View?; enum State {} }\nextension BasePresenter: Showing {}"
      ),
      ("A/C.swift", "protocol Showing { var shown: Bool { get } }"))
    let presenter = try #require(code.symbol("CartPresenter"))
    let all = code.propertiesWithInherited(of: presenter)
    #expect(
      all.map { "\($0.owner.path).\($0.property.name)" } == [
        "CartPresenter.cart", "CartPresenter.s", "BasePresenter.view",
      ])
    #expect(code.type(named: "State", from: presenter)?.path == "BasePresenter.State")
  }

  @Test("types that inherit from each other end")
  func cycles() throws {
    let code = code(("A/A.swift", "class A: B {}\nclass B: A {}\nextension A: A {}"))
    let a = try #require(code.symbol("A"))
    #expect(code.ancestors(of: a) == ["B"])
    #expect(code.descendants(of: a).map(\.path) == ["B"])
  }
}
