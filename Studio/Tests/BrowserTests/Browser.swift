import Foundation
import Glibc
import StudioTestSupport

/// A headless Chromium, steered by Debian's `chromedriver` over WebDriver.
final class Browser: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let driver: Process
  private let loopback: Loopback
  private let session: String

  /// Where the two programs are, nil when one is missing.
  static let programs = programs(
    on: ProcessInfo.processInfo.environment["PATH", default: ""])

  /// Where the two programs are on a search path, nil when one is missing.
  static func programs(on path: String) -> (chromium: String, driver: String)? {
    let folders = path.split(separator: ":")
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }
    guard let chromium = find("chromium"), let driver = find("chromedriver") else { return nil }
    return (chromium, driver)
  }

  /// Opens a browser for as long as the body runs.
  static func run(
    _ body: @MainActor (Browser) async throws -> Void
  ) async throws {
    let browser = try await Browser()
    do {
      try await body(browser)
      await browser.quit()
    } catch {
      await browser.quit()
      throw error
    }
  }

  private init() async throws {
    guard let programs = Browser.programs else { throw Failure(description: "no browser") }
    let (driver, port) = try await Browser.start(programs.driver)
    self.driver = driver
    let switches: WireValue = [
      "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
      "--no-first-run", "--disable-background-networking", "--disable-component-update",
      "--hide-scrollbars",
    ]
    let capabilities: WireValue = [
      "browserName": "chrome",
      "goog:chromeOptions": ["binary": .text(programs.chromium), "args": switches],
      "timeouts": ["script": 20_000],
    ]
    loopback = Loopback(port: port)
    do {
      let made = try await Browser.ask(
        loopback, "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
      session = "/session/\(made["sessionId"].text)"
    } catch {
      kill(driver.processIdentifier, SIGKILL)
      throw error
    }
  }

  /// Starts a driver on a free port. It takes the port for IPv6 first, and gives up where another
  /// process has it for IPv4; then it is started anew and takes another.
  private static func start(_ program: String) async throws -> (Process, UInt16) {
    var attempt = 1
    while true {
      let driver = Process()
      let output = Pipe()
      driver.executableURL = URL(fileURLWithPath: program)
      driver.arguments = ["--port=0"]
      driver.standardOutput = output
      driver.standardError = FileHandle.nullDevice
      try driver.run()
      do {
        return (driver, try await port(saidOn: output.fileHandleForReading))
      } catch let failure as Failure
        where attempt < 10 && failure.description.contains("port not available")
      {
        attempt += 1
      }
    }
  }

  private static func port(saidOn output: FileHandle) async throws -> UInt16 {
    try await blocking {
      var said = ""
      while !said.hasSuffix("\n") || !said.contains("started successfully on port") {
        guard let byte = try output.read(upToCount: 1), !byte.isEmpty else { break }
        said += String(decoding: byte, as: UTF8.self)
      }
      let match = said.firstMatch(of: #/started successfully on port (\d+)/#)
      guard let port = match.flatMap({ UInt16($0.1) }) else {
        throw Failure(description: "chromedriver said: \(said)")
      }
      return port
    }
  }

  private func quit() async {
    _ = try? await Browser.ask(loopback, "DELETE", session)
    // Not by a signal: a process started from here inherits a mask that holds signals back.
    _ = try? await Browser.ask(loopback, "GET", "/shutdown")
    try? await blocking { [driver] in driver.waitUntilExit() }
  }

  /// One command of the protocol, to the session.
  @discardableResult
  func command(_ method: String, _ path: String, _ body: WireValue = [:]) async throws -> WireValue
  {
    try await Browser.ask(loopback, method, "\(session)/\(path)", body)
  }

  private static func ask(
    _ loopback: Loopback, _ method: String, _ path: String, _ body: WireValue = [:]
  ) async throws -> WireValue {
    let body = method == "POST" ? Array(try JSONEncoder().encode(body)) : []
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(loopback.port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    let reply = try await loopback.exchange(Array(head.utf8) + body)
    let value = try JSONDecoder().decode(WireValue.self, from: Data(reply.body.utf8))["value"]
    if value["error"] != .null {
      throw Failure(description: "\(value["error"].text): \(value["message"].text)")
    }
    return value
  }
}
