import ScreenDriver
import Shop
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting

@testable import Roster

/// One catalog in a hand: an item is added, the cart opened and bought, and what was traced meanwhile
/// is told.
@MainActor final class TracedRun {
  private let ring = TraceRing()
  private let trace: Trace
  private let scope: LifetimeScope
  private let phone: Phone

  init(_ sample: Sample) {
    trace = Trace(sinks: [ring])
    scope = LifetimeScope("App", trace: trace, clock: TestClock())
    let instance = Lazy { [scope] in
      CatalogInstance(sample, over: CartStore(), in: scope, watch: { _ in })
    }
    phone = Phone(ViewHost { instance.value.view })
    balanceAtTheEnd(in: scope)
  }

  /// What was traced from the first touch on, a line an event, each under the one that it came of.
  func lines() async throws -> [String] {
    try await settle()
    ring.removeAll()
    try await tap("Add Item 1")
    try await tap("Cart, 1")
    try await tap("Buy all")
    let known = Set(ring.events.map(\.seq))
    let outermost = ring.events.filter { event in event.cause.map { !known.contains($0) } ?? true }
    return outermost.flatMap { lines(under: $0, depth: 0) }
  }

  private func lines(under event: TraceEvent, depth: Int) -> [String] {
    let module = event.module.description
    let line =
      String(repeating: "  ", count: depth) + event.step.description
      + (module.isEmpty ? "" : " (\(module))")
    return [line]
      + ring.events.filter { $0.cause == event.seq }.flatMap { lines(under: $0, depth: depth + 1) }
  }

  var title: String? { phone.title }

  /// A touch, and what the screen makes of it at once.
  private func tap(_ label: StaticString) async throws {
    try trace.record(.intent, label, from: "Person", to: "Screen") {
      try phone.tap(label.description)
      _ = phone.screen
    }
    try await settle()
  }

  private func settle() async throws {
    try await VignolaTesting.settle(scope)
    _ = phone.screen
  }
}
