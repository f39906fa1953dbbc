import Testing
import VignolaCore
import VignolaTesting

@Suite("A payload") struct TracePayloadTests {
  struct Item: Sendable {
    var name = "milk"
    var tags: [String: Set<Int>] = ["a": [1]]
    var price: Double? = 1.5
  }

  enum Message {
    case added(Item, count: Int)
    case cleared
    indirect case again(Message)
  }

  final class Cart {}

  struct Holding {
    var name = "cart"
    var part: Any
  }

  struct Hiding: CustomReflectable {
    let cart = Cart()
    let style: Mirror.DisplayStyle
    var customMirror: Mirror { Mirror(self, children: [], displayStyle: style) }
  }

  @Test("of values all the way down is kept", .proves(.g7, .core))
  func kept() {
    let values: [Any] = [
      1, true, 1.5, "text", Character("é"), "text".dropFirst(), Duration.seconds(1), 1...2, Item(),
      [Item(), Item()], ["a": Item()], (1, Item()), Item.self,
      Message.added(Item(), count: 1), Message.cleared, Message.again(.again(.cleared)),
      Item?.some(Item()) as Any, Item?.none as Any, [Cart](), Holding(part: Item()),
    ]
    for value in values {
      #expect(!TracePayload(value).isRefused, "\(value)")
    }
  }

  @Test("with a reference anywhere in it is refused", .proves(.g7, .core))
  func refused() {
    let closure: () -> Int = { 1 }
    let values: [Any] = [
      Cart(), [Cart()], Cart?.some(Cart()) as Any, (1, Cart()), closure, [closure],
      Hiding(style: .struct),
      Hiding(style: .collection), Hiding(style: .optional),
      Holding(part: Cart()), Holding(part: closure), Holding(part: Holding(part: [1: [Cart()]])),
      [1, 2].lazy.map { $0 + 1 },
    ]
    for value in values {
      #expect(TracePayload(value).isRefused, "\(value)")
    }
  }

  @Test("that is refused keeps nothing alive and says what it was", .proves(.g7, .core))
  func refusal() {
    weak var gone: Cart?
    let payload: TracePayload
    do {
      let cart = Cart()
      gone = cart
      payload = TracePayload(Holding(part: cart))
    }
    #expect(gone == nil)
    #expect(payload.description == "(Holding holds a reference and is not kept)")
  }

  @Test("is turned into text when asked for, not before")
  func renderedOnExport() {
    struct Shy: CustomStringConvertible {
      static let rendered = Lock(0)
      let number: Int
      var description: String {
        Shy.rendered.withLock { $0 += 1 }
        return "shy \(number)"
      }
    }
    let payload = TracePayload(Shy(number: 3))
    #expect(Shy.rendered.withLock { $0 } == 0)
    #expect(payload.description == "shy 3")
    #expect(Shy.rendered.withLock { $0 } == 1)
  }

  @Test("of more than 10,000 parts is refused instead of being looked through")
  func large() {
    struct Part { var text = "part" }
    #expect(!TracePayload(Array(repeating: Part(), count: 4_000)).isRefused)
    #expect(TracePayload(Array(repeating: Part(), count: 6_000)).isRefused)
    #expect(TracePayload(Array(repeating: "part", count: 1_000_000)).isRefused)
  }

  @Test("nested very deep is looked through without a deep stack")
  func deep() {
    var message = Message.cleared
    for _ in 0..<4_000 { message = .again(message) }
    #expect(!TracePayload(message).isRefused)
  }
}
