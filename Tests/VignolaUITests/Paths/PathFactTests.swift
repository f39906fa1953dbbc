import Testing
import VignolaCore
import VignolaUI

@Suite("Facts of a path")
struct PathFactTests {
  typealias Fact = PathFact<String>

  @Test("what left is told deepest first, then what came, bottom first")
  func replaced() {
    let facts = Fact.facts(from: ["a", "b", "c"], to: ["a", "x", "y"], because: .code)
    #expect(
      facts == [
        .removed("c", depth: 2, because: .code), .removed("b", depth: 1, because: .code),
        .pushed("x", depth: 1), .pushed("y", depth: 2),
      ])
  }

  @Test("a path that did not change tells nothing", arguments: [[], ["a"], ["a", "a"]])
  func unchanged(path: [String]) {
    #expect(Fact.facts(from: path, to: path, because: .code).isEmpty)
  }

  @Test("screens that are the same keep their place", arguments: [Removal.code, .systemBack])
  func popped(reason: Removal) {
    let facts = Fact.facts(from: ["a", "a", "a"], to: ["a"], because: reason)
    #expect(
      facts == [
        .removed("a", depth: 2, because: reason), .removed("a", depth: 1, because: reason),
      ])
  }
}
