import SampleTestSupport
import ScreenDriver
import Shop
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting

@testable import CatalogFlow

@MainActor @Suite("A sheet of the catalog that has gone", .balanced)
struct LeavingTests {
  final class Kept {
    var parts: [AnyObject] = []
  }

  let clock = TestClock()
  let reports = Reports()
  let kept = Kept()

  /// A catalog whose components are kept by somebody if `keeps` says so, its sheet opened and closed.
  private func closeASheet(keeps: @escaping (AnyObject) -> Bool) async throws -> Phone {
    let scope = LifetimeScope("Catalog", clock: clock) { [reports] in reports.take($0) }
    balanceAtTheEnd(in: scope)
    let phone = Phone(
      ViewHost { [kept] in
        CatalogViewGroup {
          CatalogContainer(store: CartStore(), in: scope) { part in
            if keeps(part) { kept.parts.append(part) }
          }
        }
      })
    try phone.tap("Item 2")
    try phone.tap("Add to cart")
    try phone.systemDismiss()
    while clock.sleepers == 0 { await Task.yield() }
    await clock.advance(by: .seconds(2))
    while clock.sleepers > 0 { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    return phone
  }

  @Test("leaves nothing behind, and nothing is reported", .proves(.g6, .vsurf))
  func nothing() async throws {
    let phone = try await closeASheet { _ in false }
    #expect(reports.all.isEmpty)
    #expect(try phone.isEnabled("Cart, 1"))
  }

  @Test(
    "is reported when somebody keeps its holder: what, whose, and what it still hears",
    .proves(.g6, .vsurf))
  func reported() async throws {
    let phone = try await closeASheet { $0 is DetailHolder }
    #expect(reports.all.count == 1)
    guard case .leak(let leak) = try #require(reports.all.first) else {
      Issue.record("not a leak: \(reports.all)")
      return
    }
    #expect(leak.object == "DetailHolder")
    #expect(leak.owners == ["Catalog", "Detail"])
    #expect(leak.subscriptions == ["CartUnit.cart"])
    #expect(leak.tasks.isEmpty)
    #expect(phone.title == "Items")
  }
}
