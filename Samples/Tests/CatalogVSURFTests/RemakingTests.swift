import Observation
import ScreenDriver
import Shop
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting

@testable import CatalogFlow

@MainActor @Suite("A catalog whose parent is made again and again", .balanced)
struct RemakingTests {
  @Observable final class Parent {
    var generation = 0
  }

  final class Made {
    var kinds: [String] = []
  }

  struct ParentView: View {
    let parent: Parent
    let made: Made
    let scope: LifetimeScope

    var body: some View {
      Text("Generation \(parent.generation)")
      CatalogViewGroup {
        CatalogContainer(store: CartStore(), in: scope) {
          made.kinds.append(String(describing: type(of: $0)))
        }
      }
    }
  }

  @Test("makes one unit, one holder and no task")
  func hundredTimes() throws {
    let parent = Parent()
    let made = Made()
    let scope = LifetimeScope("Catalog")
    balanceAtTheEnd(in: scope)
    let phone = Phone(ViewHost { ParentView(parent: parent, made: made, scope: scope) })
    try phone.tap("Add Item 1")
    for _ in 0..<100 {
      parent.generation += 1
      _ = phone.screen
    }
    #expect(phone.texts.contains("Generation 100"))
    #expect(try phone.isEnabled("Cart, 1"))
    #expect(made.kinds.sorted() == ["CartUnit", "CatalogContainer", "CatalogHolder"])
    #expect(scope.running.isEmpty)
  }
}
