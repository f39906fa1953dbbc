import Foundation
import Testing

@Suite("Browser presence") struct BrowserPresenceTests {
  @Test("a missing browser is said loudly, and is a failure where one is required")
  func presence() {
    guard Browser.programs == nil else { return }
    print("SKIPPED: browser test. Install chromium and chromium-driver to run it:")
    print("  apt-get install chromium chromium-driver")
    if ProcessInfo.processInfo.environment["VIGNOLA_REQUIRE_BROWSER"] == "1" {
      Issue.record("VIGNOLA_REQUIRE_BROWSER is set, but there is no browser.")
    }
  }
}
