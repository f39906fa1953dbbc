import CodeIndex
import Testing

@Suite struct FunctionTests {
  @Test("every kind of function has its parameters, effects and what it returns")
  func kinds() throws {
    let reading = Reading(
      """
      class Cart {
        init?(_ items: [Item], store: any Store = FileStore()) throws {}
        deinit { close() }
        subscript(index: Int) -> Item { get { items[index] } set { items[index] = newValue } }
        func load<Result: Decodable>(for id: Int, _ done: @escaping (Result) -> Void,
          failed: ((any Error) -> Void)? = nil, run: () -> Void) async throws(Failure) -> [Result]
          where Result: Sendable {}
        static func + (left: Cart, right: Cart) -> Cart { left }
        func `repeat`(_ texts: String...) rethrows -> Void {}
      }
      protocol Shop { func open(); init() }
      """)
    let cart = try #require(reading.type("Cart"))
    #expect(
      cart.functions.map { "\($0.kind.rawValue) \($0.name)" } == [
        "initializer init", "deinitializer deinit", "subscript subscript", "function load",
        "function +", "function repeat",
      ])
    #expect(cart.functions.map(\.hasBody) == Array(repeating: true, count: 6))
    let initializer = cart.functions[0]
    #expect(initializer.parameters.map(\.label) == [nil, "store"])
    #expect(initializer.parameters.map(\.name) == ["items", "store"])
    #expect(initializer.parameters[1].defaultCall == "FileStore")
    #expect(initializer.isThrowing)
    #expect(
      reading.describe(initializer.body) == ["call FileStore() initializer"])
    let load = cart.functions[3]
    #expect(load.isAsync && load.isThrowing && load.returnsValue)
    #expect(load.generics.map(\.name) == ["Result"])
    #expect(load.generics[0].bounds.map(\.text) == ["Decodable", "Sendable"])
    #expect(load.parameters.map(\.label) == ["for", nil, "failed", "run"])
    #expect(load.parameters.map(\.isEscaping) == [false, true, true, false])
    #expect(load.parameters.map(\.hasDefault) == [false, false, true, false])
    #expect(load.returns?.text == "[Result]")
    #expect(cart.functions[5].parameters[0].type.isCollection)
    #expect(cart.functions[5].isThrowing && !cart.functions[5].returnsValue)
    #expect(
      reading.describe(cart.functions[2].body) == [
        "read index", "read items", "read index", "write items = newValue bare", "read newValue",
      ])
    #expect(reading.type("Shop")?.functions.map(\.hasBody) == [false, false])
  }

  @Test("a written type tells its names, its subjects and its shape")
  func types() throws {
    func type(_ text: String) throws -> TypeName {
      try #require(Reading("let x: \(text)").property("x")?.type)
    }
    let composed = try type("(any CartInput & Shop.Output)?")
    #expect(composed.subjects == ["CartInput", "Shop.Output"])
    #expect(composed.isOptional && composed.isExistential && !composed.isCollection)
    let dictionary = try type("[Shop.Item: Price?]")
    #expect(dictionary.names == ["Shop.Item", "Price"])
    #expect(dictionary.subjects == [] && dictionary.isCollection && !dictionary.isOptional)
    let function = try type("@MainActor (Item) async -> Price")
    #expect(function.isFunction && function.names == ["Item", "Price"] && function.subjects == [])
    let unwrapped = try type("CartView!")
    #expect(unwrapped.isImplicitlyUnwrapped && unwrapped.isOptional)
    #expect(try type("some View").isOpaque)
    #expect(try type("Optional<Cart>").subjects == ["Cart"])
    #expect(try type("Optional<Cart>").isOptional)
    #expect(try type("Set<Cart>").isCollection)
    #expect(try type("Box<Cart>.Item<Price>").names == ["Box.Item", "Cart", "Price"])
    #expect(try type("(Cart, Item)").subjects == [])
    #expect(try type("Cart.Type").subjects == [])
    #expect(try type("[Item: /* by */\n   Price]").text == "[Item: Price]")
  }
}
