import Foundation
import Roster
import Testing
import VignolaTesting

/// What is said when one item is added, the cart opened and bought: in each architecture as the page
/// shows it. With `VIGNOLA_RECORD=1` the page is written instead, to be read before it is committed.
@MainActor @Suite("The Catalog, traced", .serialized)
struct TraceTests {
  @Test("the page shows what is traced", .balanced, arguments: TracedSamples.all)
  func golden(sample: Sample) async throws {
    let run = TracedRun(sample)
    let lines = try await run.lines()
    #expect(run.title == "Items")
    var page = try TracesPage()
    if ProcessInfo.processInfo.environment["VIGNOLA_RECORD"] == "1" {
      try page.record(lines, of: sample.name)
    }
    let changes = lines.difference(from: page.trace(of: sample.name) ?? []).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(changes == [])
  }

  @Test("nothing is traced that does not come of a touch")
  func causes() async throws {
    for sample in TracedSamples.all {
      let outermost = try await TracedRun(sample).lines().filter { !$0.hasPrefix(" ") }
      #expect(
        outermost == [
          "intent Add Item 1: Person -> Screen", "intent Cart, 1: Person -> Screen",
          "intent Buy all: Person -> Screen",
        ], "\(sample.name)")
    }
  }

  @Test("the page shows every architecture, in order")
  func everyone() throws {
    #expect(TracedSamples.all.count == TracedSamples.words.count)
    #expect(try TracesPage().headings == TracedSamples.all.map(\.name))
  }
}
