import CodeIndex
import Testing

@Suite struct SuppressionTests {
  /// What a suppression covers, its first line.
  private func covered(_ text: String) -> [String] {
    let reading = Reading(text)
    return reading.facts.suppressions.map { suppression in
      let bytes = Array(text.utf8)[Int(suppression.start)..<Int(suppression.end)]
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
        ?? ""
    }
  }

  @Test("a suppression has rules, a reason, and what follows it")
  func before() throws {
    let text = """
      // vignola:ignore mvc.controller-size, gen.no-unowned: frozen until spring
      class Cart {
        // vignola:ignore viper.*: shown once
        let view: View
      }
      """
    let suppressions = Reading(text).facts.suppressions
    #expect(suppressions.map(\.rules) == [["mvc.controller-size", "gen.no-unowned"], ["viper.*"]])
    #expect(suppressions.map(\.reason) == ["frozen until spring", "shown once"])
    #expect(suppressions[0].position.offset == 0)
    #expect(covered(text) == ["class Cart {", "let view: View"])
  }

  @Test("at the end of a line it is about what begins on that line, the outermost")
  func atTheEnd() {
    #expect(
      covered(
        """
        import UIKit // vignola:ignore a.b: shown
        class Cart { var view: View } // vignola:ignore a.b: shown
        func run() { // vignola:ignore a.b: shown
          show() // vignola:ignore a.b: shown
        }
        """) == [
          "import UIKit", "class Cart { var view: View }",
          "func run() { // vignola:ignore a.b: shown", "show()",
        ])
  }

  @Test("a documented declaration, an #if and a case can follow it")
  func others() {
    #expect(
      covered(
        """
        // vignola:ignore a.b: why
        /// A cart.
        @MainActor
        final class Cart {}
        // vignola:ignore a.b: why
        #if DEBUG
          let a = 1
        #endif
        enum Event {
          // vignola:ignore a.b: why
          case opened
        }
        """) == ["@MainActor", "#if DEBUG", "case opened"])
  }

  @Test("before nothing it covers nothing, and without a reason it has none")
  func nothing() {
    let suppressions = Reading("func run() {\n  // vignola:ignore a.b\n}\n").facts.suppressions
    #expect(suppressions.map(\.reason) == [""])
    #expect(suppressions.map { $0.start == $0.end } == [true])
  }

  @Test("what only looks like one is none")
  func lookalikes() {
    #expect(Reading("/// vignola:ignore a.b: why\nclass A {}").facts.suppressions.isEmpty)
    #expect(Reading("let a = \"// vignola:ignore a.b: why\"").facts.suppressions.isEmpty)
    #expect(Reading("// see vignola:ignore\nclass A {}").facts.suppressions.isEmpty)
  }
}
