import Foundation
import Testing
import VignolaCore

@MainActor @Suite("What was up")
struct RestorationTests {
  nonisolated static let trees: [RouteTree<Shelf>] = [
    .stack(.list), .stack(.list, .detail(7), .tagged([1, 2])),
    .stack(.list).presenting(.detail(7), .cart).presenting(.cart),
    .tabs([[.list, .detail(1)], [.cart], [.list]], selected: 1).presenting(.tagged([])),
  ]

  @Test("is stored and restored as it was", arguments: trees)
  func roundTrip(tree: RouteTree<Shelf>) throws {
    let restored = Library.restore(try Library.encoded(tree.asPresent))
    #expect(restored.tree == tree)
    #expect(restored.losses.isEmpty)
    #expect(restored.unread.isEmpty)
  }

  @Test("is stored under names of the app's own, in an order that no encoder changes")
  func stored() throws {
    let tree = RouteTree<Shelf>.tabs([[.list, .detail(7)], [.cart]], selected: 0)
    #expect(
      String(decoding: try Library.encoded(tree.asPresent), as: UTF8.self) == """
        [1,[0,2,\
        [{"name":"list","payload":{},"version":1},\
        {"name":"detail","payload":{"id":7},"version":3}],\
        [{"name":"cart","payload":{},"version":1}]]]
        """)
  }

  @Test("can be a part of something of the app's own, with any encoder")
  func embedded() throws {
    struct State: Codable {
      var routes: SavedRoutes
      var draft: String
    }
    let tree = Self.trees[3]
    let state = State(routes: Library.book.save(tree.asPresent), draft: "x")
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode(state)
    let decoded = try PropertyListDecoder().decode(State.self, from: data)
    #expect(Library.book.restore(decoded.routes).tree == tree)
  }

  @Test("is stored up to the first screen that has no route, or none that is stored")
  func partlyStored() {
    func restored(_ tree: RouteTree<Shelf?>) -> RouteTree<Shelf>? {
      Library.book.restore(Library.book.save(tree)).tree
    }
    let sheet = RouteTree<Shelf?>.Layer([[.cart]])
    #expect(restored(.stack(.list, .detail(1), nil, .cart)) == .stack(.list, .detail(1)))
    #expect(restored(.stack(.list, .secret, .cart)) == .stack(.list))
    #expect(restored(.stack(nil)) == nil)
    #expect(restored(.init(layers: [.init([[.list, nil]]), sheet])) == .stack(.list))
    #expect(restored(.init(layers: [.init([[.list]]), .init([[nil]]), sheet])) == .stack(.list))
    let tabs = RouteTree<Shelf?>(layers: [.init([[.list, nil], [.cart]], selected: 1), sheet])
    #expect(restored(tabs) == .tabs([[.list], [.cart]], selected: 1).presenting(.cart))
    #expect(restored(.init()) == nil)
  }

  @Test("in an older version is brought to this one, version by version")
  func upgrade() {
    let one = Library.restore(
      #"[1,[0,1,[{"name":"list","version":1},{"name":"detail","version":1,"payload":7}]]]"#)
    #expect(one.tree == .stack(.list, .detail(7)))
    let two = Library.restore(
      #"[1,[0,1,[{"name":"detail","version":2,"payload":{"number":7}}]]]"#)
    #expect(two.tree == .stack(.detail(7)))
    #expect(one.losses.isEmpty && two.losses.isEmpty)
  }
}
