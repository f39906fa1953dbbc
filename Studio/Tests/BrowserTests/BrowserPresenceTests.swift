import Foundation
import Testing

@Suite("Browser presence") struct BrowserPresenceTests {
  @Test("a browser is there where one is required, and a missing one is said loudly")
  func presence() {
    let isRequired = ProcessInfo.processInfo.environment["VIGNOLA_REQUIRE_BROWSER"] == "1"
    let isThere = Browser.programs != nil
    if !isThere {
      print("SKIPPED: browser test. Install chromium and chromium-driver to run it:")
      print("  apt-get install chromium chromium-driver")
    }
    #expect(isThere || !isRequired, "VIGNOLA_REQUIRE_BROWSER is set, but there is no browser.")
  }

  @Test("a browser is there when both of its programs are, wherever on the search path")
  func search() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? files.removeItem(atPath: root) }
    let path = "\(root)/one:\(root)/two"
    for (folder, name) in [("one", "chromedriver"), ("two", "chromium")] {
      #expect(Browser.programs(on: path) == nil)
      try files.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
      #expect(
        files.createFile(
          atPath: "\(root)/\(folder)/\(name)", contents: nil,
          attributes: [.posixPermissions: 0o755]))
    }
    let found = try #require(Browser.programs(on: path))
    #expect(found == ("\(root)/two/chromium", "\(root)/one/chromedriver"))
  }
}
