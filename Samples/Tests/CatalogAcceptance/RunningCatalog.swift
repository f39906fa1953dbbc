import Roster
import SampleTestSupport
import ScreenDriver
import ScreenTree
import Shop
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting

/// Two catalogs of one architecture, running in two tabs, in a hand, and everything they said they
/// made. After each gesture it is waited until nothing goes on any more.
@MainActor final class RunningCatalog {
  let components = Components()
  private let scope = LifetimeScope("Catalogs", clock: TestClock())
  private let host: any ScreenHost
  private let phone: Phone

  private init(_ sample: Sample) {
    let host = ViewHost { [components, scope] in
      CatalogShell(sample, in: scope, watch: { components.made($0) })
    }
    self.host = host
    phone = Phone(host)
    balanceAtTheEnd(in: scope)
  }

  /// Opens the catalogs of a sample.
  static func open(_ sample: Sample) async throws -> RunningCatalog {
    let catalog = RunningCatalog(sample)
    try await catalog.settle()
    return catalog
  }

  var title: String? { phone.title }
  var texts: [String] { phone.texts }
  var rows: [String] { phone.rows }
  var tabs: [String] { phone.tabs }
  var selectedTab: String? { phone.selectedTab }

  func isEnabled(_ label: String) throws -> Bool { try phone.isEnabled(label) }

  func tap(_ label: String) async throws {
    try phone.tap(label)
    try await settle()
  }

  func doubleTap(_ label: String) async throws {
    try phone.doubleTap(label)
    try await settle()
  }

  func systemBack() async throws {
    try phone.systemBack()
    try await settle()
  }

  func systemDismiss() async throws {
    try phone.systemDismiss()
    try await settle()
  }

  /// Takes the app off the screen.
  func close() async throws {
    host.close()
    try await VignolaTesting.settle(scope)
  }

  private func settle() async throws {
    _ = phone.screen
    try await VignolaTesting.settle(scope)
    _ = phone.screen
  }
}
