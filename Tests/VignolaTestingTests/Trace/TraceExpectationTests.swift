import Testing
import VignolaCore
import VignolaTesting

@Suite("Trace expectations")
@MainActor struct TraceExpectationTests {
  let ring = TraceRing()

  /// plus, of which came items, of which came count; then minus.
  init() {
    let trace = Trace(sinks: [ring])
    trace.record(.intent, "plus", module: "Catalog", from: "View", to: "Unit") {
      trace.record(.output, "items", module: "Catalog", from: "Unit", to: "observers") {
        trace.record(.state, "count", module: "Catalog")
      }
    }
    trace.record(.intent, "minus", module: "Catalog", from: "View", to: "Unit")
  }

  func failure(of expectation: () -> Void) -> String {
    issues(of: expectation).joined()
  }

  @Test("steps in order are found by name, by kind and name, and by their whole way")
  func order() {
    ring.expect(order: ["plus", "state count", "intent minus: View -> Unit"])
    ring.expect(order: [])
  }

  @Test("a step out of order fails, and the trace is shown up to what was found")
  func wrongOrder() {
    let text = failure { ring.expect(order: ["items", "plus"]) }

    #expect(
      text == """
        'plus' was not traced after 'items'. Found 1 of 2 steps (*):
            1 intent plus: View -> Unit (Catalog)
          * 2 output items: Unit -> observers (Catalog, because of 1)
            3 state count (Catalog, because of 2)
            4 intent minus: View -> Unit (Catalog)
        """)
  }

  @Test("a step of another kind, or another way, is another step")
  func precise() {
    #expect(failure { ring.expect(order: ["event plus"]) }.contains("'event plus' was not traced."))
    #expect(
      failure { ring.expect(order: ["intent plus: Unit -> View"]) }.contains("Found 0 of 1"))
  }

  @Test("exactly these steps, of some kinds or of all")
  func exactly() {
    ring.expect(exactly: ["plus", "minus"], of: [.intent])
    ring.expect(exactly: ["plus", "items", "count", "minus"])
    ring.expect(exactly: [], of: [.navigate])
  }

  @Test("what is missing and what is too much are shown in their places")
  func difference() {
    let text = failure { ring.expect(exactly: ["plus", "count", "undo"]) }

    #expect(
      text == """
        The trace differs from what is expected (- missing, + too much):
            1 intent plus: View -> Unit (Catalog)
          + 2 output items: Unit -> observers (Catalog, because of 1)
            3 state count (Catalog, because of 2)
          - undo
          + 4 intent minus: View -> Unit (Catalog)
        """)
  }

  @Test("the same steps in another order are not exactly these")
  func swapped() {
    #expect(failure { ring.expect(exactly: ["minus", "plus"], of: [.intent]) }.contains("- minus"))
  }

  @Test("a step came of another, also by way of a third")
  func causes() {
    ring.expect("count", because: "items")
    ring.expect("count", because: "intent plus")
  }

  @Test("a step that came of something else fails, with what it came of")
  func wrongCause() {
    #expect(
      failure { ring.expect("count", because: "minus") } == """
        'count' did not come of 'minus':
          3 state count (Catalog, because of 2)
            because of 2 output items: Unit -> observers (Catalog, because of 1)
            because of 1 intent plus: View -> Unit (Catalog)
        """)
    #expect(failure { ring.expect("undo", because: "plus") }.hasPrefix("'undo' was not traced:"))
    #expect(failure { ring.expect("plus", because: "plus") }.hasPrefix("'plus' did not come of"))
  }

  @Test("a step that must not occur")
  func unwanted() {
    ring.expect(no: "undo")

    #expect(
      failure { ring.expect(no: "minus") } == """
        'minus' was not expected:
          4 intent minus: View -> Unit (Catalog)
        """)
  }

  @Test("an empty trace is shown as one")
  func empty() {
    ring.removeAll()

    #expect(failure { ring.expect(order: ["plus"]) }.contains("(nothing was traced)"))
  }
}
