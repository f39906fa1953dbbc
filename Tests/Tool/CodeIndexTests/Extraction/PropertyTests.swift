import CodeIndex
import Testing

@Suite struct PropertyTests {
  @Test("several bindings and tuples are a property each")
  func bindings() throws {
    let reading = Reading(
      """
      struct Cart {
        var a, b: Int
        let c = 1, d: String = ""
        let (e, (f, _)) = make()
        var g: Int, h = Item()
      }
      """)
    let properties = try #require(reading.type("Cart")).properties
    #expect(properties.map(\.name) == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(
      properties.map { $0.type?.text } == [
        "Int", "Int", nil, "String", nil, nil, "Int", "Item",
      ])
    #expect(
      properties.map(\.hasInitialValue) == [false, false, true, true, true, true, false, true])
    #expect(properties.map(\.isLet) == [false, false, true, true, true, true, false, false])
    #expect(properties.map(\.isTypeInferred).last == true)
  }

  @Test("an initial value tells what it calls, and the type where none is written")
  func initialCalls() {
    let reading = Reading(
      """
      final class Cart {
        let a = Shop.Item(id: 1)
        let b: any Store = .init()
        let c = try! await Box<Item, Price>.init()
        let d: Store = FileStore()
        let e = Item.make()
        let f = Item.shared
        let g = make()
        let h = make() as? CartView
        lazy var i: UIView = { UIView() }()
      }
      """)
    let calls = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map {
      reading.property($0)?.initialCall
    }
    #expect(calls == ["Shop.Item", "Store", "Box", "FileStore", nil, nil, nil, nil, nil])
    #expect(reading.property("a")?.type?.text == "Shop.Item")
    #expect(reading.property("c")?.type?.text == "Box<Item, Price>")
    #expect(reading.property("c")?.type?.names == ["Box", "Item", "Price"])
    #expect(reading.property("d")?.type?.text == "Store")
    #expect(reading.property("d")?.isTypeInferred == false)
    #expect(reading.property("h")?.type?.text == "CartView")
    #expect(reading.property("h")?.type?.isOptional == true)
    #expect(reading.property("i")?.isLazy == true)
  }

  @Test("accessors tell what is computed, settable, observed, async and throwing")
  func accessors() throws {
    let reading = Reading(
      """
      class Cart {
        var a: Int { 1 }
        var b: Int { get { 1 } set { c = newValue } }
        var c = 0 { didSet { show() } }
        var d: Int { get async throws { try await load() } }
        var e: Int { _read { yield c } _modify { yield &c } }
        let f = 1
      }
      protocol Shop { var g: Int { get }; var h: Int { get set } }
      """)
    func flags(_ name: String) -> [Bool]? {
      reading.property(name).map { [$0.isComputed, $0.isSettable, $0.isObserved] }
    }
    #expect(flags("a") == [true, false, false])
    #expect(flags("b") == [true, true, false])
    #expect(flags("c") == [false, true, true])
    #expect(flags("d") == [true, false, false])
    #expect(flags("e") == [true, true, false])
    #expect(flags("f") == [false, false, false])
    #expect(flags("g") == [true, false, false])
    #expect(flags("h") == [true, true, false])
    let d = try #require(reading.property("d"))
    #expect(d.isAsync && d.isThrowing)
    #expect(reading.describe(d.body) == ["suspension", "call load() awaited discarded"])
    let b = try #require(reading.property("b"))
    #expect(
      reading.describe(b.body) == ["write c = newValue bare", "read newValue"])
    let c = try #require(reading.property("c"))
    #expect(reading.describe(c.body) == ["call show() discarded"])
  }

  @Test("variables of a file are the file's, and those of a body nobody's")
  func places() {
    let reading = Reading("let cart = Cart()\nfunc run() { let item = Item() }")
    #expect(reading.facts.properties.map(\.name) == ["cart"])
    #expect(reading.facts.functions.map(\.name) == ["run"])
  }
}
