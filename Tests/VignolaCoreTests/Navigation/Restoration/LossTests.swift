import Foundation
import Testing
import VignolaCore

@MainActor @Suite("What cannot be restored")
struct LossTests {
  private let list = #"{"name":"list","version":1,"payload":{}}"#
  private let cart = #"{"name":"cart","version":1}"#

  @Test(
    "is reported with its reason and what was stored, and what stands below it is restored",
    arguments: [
      (#"{"name":"gone","version":1,"payload":[1]}"#, #"the route "gone" is unknown"#),
      (
        #"{"name":"detail","version":4,"payload":{"id":7}}"#,
        #""detail" is of version 4, newer than 3"#
      ),
      (#"{"name":"detail","version":0,"payload":7}"#, #""detail" has no version 0"#),
      (
        #"{"name":"detail","version":-9223372036854775808}"#,
        #""detail" has no version -9223372036854775808"#
      ),
      (
        #"{"name":"detail","version":1,"payload":"seven"}"#,
        #""detail" cannot be brought from version 1 to 2"#
      ),
      (
        #"{"name":"detail","version":3,"payload":{"id":"7"}}"#,
        #"the payload of "detail" is not of the right shape"#
      ),
      (
        #"{"name":"detail","version":3}"#, #"the payload of "detail" is not of the right shape"#
      ),
      (#"{"name":7,"version":1}"#, "it is no route"),
      (#"{"version":1}"#, "it is no route"),
      (#"{"name":"list","version":1.5}"#, "it is no route"),
      ("null", "it is no route"),
      (#""list""#, "it is no route"),
      ("[[[]]]", "it is no route"),
    ])
  func loss(stored: String, reason: String) throws {
    let restored = Library.restore("[1,[0,1,[\(list),\(stored),\(cart)]]]")
    #expect(restored.tree == .stack(.list))
    let value = try JSONDecoder().decode(SavedValue.self, from: Data("[\(stored),\(cart)]".utf8))
    #expect(restored.losses.map(\.place) == [[0, 0, 1], [0, 0, 2]])
    #expect(restored.losses.map(\.reason) == [reason, "what it was over is not restored"])
    #expect(restored.losses.compactMap(\.value) == value.list)
  }

  @Test("takes with it what was presented over it, and no other tab's screens")
  func over() {
    let restored = Library.restore("[1,[1,2,[\(list),7],[\(cart),8]],[0,1,[\(cart)]]]")
    #expect(restored.tree == .tabs([[.list], [.cart]], selected: 1))
    #expect(restored.losses.map(\.place) == [[0, 0, 1], [0, 1, 1], [1]])
    let hidden = Library.restore("[1,[1,2,[\(list),7],[\(cart)]],[0,1,[\(cart)]]]")
    #expect(hidden.tree == .tabs([[.list], [.cart]], selected: 1).presenting(.cart))
  }

  @Test("at a root leaves its layer out, and what was over that")
  func root() {
    let restored = Library.restore("[1,[0,1,[\(list)]],[0,1,[7,\(cart)]],[0,1,[\(cart)]]]")
    #expect(restored.tree == .stack(.list))
    #expect(restored.losses.map(\.place) == [[1, 0, 0], [1, 0, 1], [2]])
    let tabs = Library.restore("[1,[0,2,[\(list)],[7]]]")
    #expect(tabs.tree == nil)
    #expect(
      tabs.losses.map(\.description) == [
        "[0, 1, 0]: it is no route", "[0, 0]: its layer is not restored",
      ])
  }

  @Test(
    "for its shape is reported as a whole",
    arguments: [
      ("{}", "[]: it is no tree of routes"), ("[]", "[]: it is no tree of routes"),
      ("7", "[]: it is no tree of routes"), (#"["1"]"#, "[]: it is no tree of routes"),
      ("[2,[0,1,[]]]", "[]: its format is 2, and not 1"),
      ("[1,7]", "[0]: it is no layer, or not all of its stacks are there"),
      ("[1,[0,2,[]]]", "[0]: it is no layer, or not all of its stacks are there"),
      ("[1,[0,0]]", "[0]: it is no layer, or not all of its stacks are there"),
      ("[1,[0,1,7]]", "[0, 0]: it is no stack"),
    ])
  func shape(json: String, loss: String) {
    let restored = Library.restore(json)
    #expect(restored.tree == nil)
    #expect(restored.losses.map(\.description) == [loss])
    #expect(restored.losses.first?.value != nil)
  }

  @Test("of a tab that is not there is its whole layer")
  func noSuchTab() {
    let restored = Library.restore("[1,[3,1,[\(list)]]]")
    #expect(restored.tree == nil)
    #expect(restored.losses.map(\.description) == ["[0, 0]: its layer is not restored"])
  }

  @Test("since the data is cut off, wherever, is what is behind the last whole route")
  func truncated() throws {
    let tree = RouteTree<Shelf>.stack(.list, .tagged([1, 2, 3]), .detail(7)).presenting(.cart)
    let whole = try Library.encoded(tree.asPresent)
    var trees: [String] = []
    for count in 0..<whole.count {
      let restored = Library.restore(whole.prefix(count))
      #expect(restored.losses.count == 1)
      #expect(restored.losses.first?.value == nil)
      #expect(Array(whole.prefix(count)).suffix(restored.unread.count) == restored.unread[...])
      let text = restored.tree?.description ?? "none"
      if trees.last != text { trees.append(text) }
    }
    #expect(
      trees == [
        "none", "list", "list > tagged([1, 2, 3])", "list > tagged([1, 2, 3]) > detail(7)",
        "list > tagged([1, 2, 3]) > detail(7) / cart",
      ])
  }

  @Test("since the data is cut off in the last tab but one is all of the tabs")
  func truncatedTabs() throws {
    let tree = RouteTree<Shelf>.tabs([[.list], [.list, .detail(7)], [.cart]], selected: 0)
    let whole = try Library.encoded(tree.asPresent)
    var trees: Set<String> = []
    for count in 0..<whole.count {
      let restored = Library.restore(whole.prefix(count))
      #expect(!restored.losses.isEmpty)
      trees.insert(restored.tree?.description ?? "none")
    }
    #expect(trees == ["none", "\(tree)"])
  }

  @Test("since it was cut off in a payload is the whole route: half of one does not pass for it")
  func halfAPayload() {
    let restored = Library.restore(
      #"[1,[0,1,[{"name":"list","version":1},{"name":"tagged","version":1,"payload":[[1],[2]"#)
    #expect(restored.tree == .stack(.list))
    #expect(restored.losses.count == 1)
  }

  @Test("since it is nested 10,000 deep or 10 MB long is not looked into, and kept")
  func huge() {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    let nested = Library.restore(deep)
    #expect(nested.losses.map(\.reason) == ["it is nested more than 64 deep"])
    #expect(nested.unread.count == 20_000)
    let inPayload = #"[1,[0,1,[{"name":"tagged","version":1,"payload":"# + deep + "}]]]"
    #expect(Library.restore(inPayload).losses.map(\.reason) == nested.losses.map(\.reason))
    let large = Library.restore([UInt8](repeating: 0x20, count: 10_485_760))
    #expect(large.losses.map(\.reason) == ["it has 10485760 bytes, more than 1048576"])
    #expect(large.unread.count == 10_485_760)
  }

  @Test("is not decoded too deep by a decoder that had no bytes to measure", arguments: [60, 400])
  func deepDecoder(depth: Int) throws {
    let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let decoded = try? JSONDecoder().decode(SavedRoutes.self, from: Data(json.utf8))
    #expect((decoded != nil) == (depth == 60))
  }

  @Test("of random bytes is reported, and nothing traps", arguments: [1, 2] as [UInt64])
  func noise(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let whole = try Library.encoded(
      RouteTree<Shelf>.tabs([[.list, .detail(7)], [.cart]], selected: 1).presenting(.cart).asPresent
    )
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0...dice.roll(3) { bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256)) }
      let restored = Library.restore(bytes)
      #expect(restored.tree != nil || !restored.losses.isEmpty)
      #expect(restored.tree?.fault == nil)
    }
  }
}
