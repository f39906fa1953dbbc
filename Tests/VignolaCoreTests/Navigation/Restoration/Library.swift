import Foundation
import VignolaCore

/// Routes with versions, and their book.
enum Shelf: Hashable {
  case list, detail(Int), cart, secret, tagged([Int])
}

@MainActor enum Library {
  static let book = RouteBook<Shelf>([
    RouteCode("list", write: { $0 == .list ? [:] : nil }, read: { _ in .list }),
    RouteCode("cart", write: { $0 == .cart ? [:] : nil }, read: { _ in .cart }),
    RouteCode(
      "detail", version: 3,
      write: { if case .detail(let id) = $0 { ["id": .int(id)] } else { nil } },
      read: { $0["id"]?.int.map(Shelf.detail) },
      upgrades: [
        1: { $0.int.map { ["number": .int($0)] } },
        2: { $0["number"].map { ["id": $0] } },
      ]),
    RouteCode(
      "tagged",
      write: { if case .tagged(let tags) = $0 { .list(tags.map { .int($0) }) } else { nil } },
      read: { $0.list.map { .tagged($0.compactMap(\.int)) } }),
  ])

  static func encoded(_ tree: RouteTree<Shelf?>) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(book.save(tree)))
  }

  static func restore(_ bytes: some Sequence<UInt8>) -> RestoredRoutes<Shelf> {
    book.restore(bytes) { try JSONDecoder().decode(SavedRoutes.self, from: Data($0)) }
  }

  static func restore(_ json: String) -> RestoredRoutes<Shelf> { restore(Array(json.utf8)) }
}

extension RouteTree {
  /// The same tree, as it is read from a surface.
  var asPresent: RouteTree<Route?> {
    RouteTree<Route?>(
      layers: layers.map { .init($0.stacks.map { $0.map(Optional.some) }, selected: $0.selected) })
  }
}
