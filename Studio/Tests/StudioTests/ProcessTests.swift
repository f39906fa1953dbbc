import Foundation
import Glibc
import StudioHTTP
import StudioTestSupport
import Testing

/// The program itself, as its user meets it.
@Suite("The program") struct ProcessTests {
  /// A running `vignola-studio`. Kept out of the expectations themselves: a failed one describes
  /// all its parts, and a process has no bottom.
  private final class Program: Sendable {
    let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    init(_ arguments: String...) throws {
      let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
      process.executableURL = folder.appending(path: "vignola-studio")
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = errors
    }

    /// Starts, and returns the first line printed.
    func start() async throws -> String {
      try process.run()
      let handle = output.fileHandleForReading
      return try await blocking {
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
          guard let byte = try handle.read(upToCount: 1), !byte.isEmpty else { break }
          line += byte
        }
        return String(decoding: line, as: UTF8.self)
      }
    }

    /// Waits for the end. Returns the exit code and what was said on the error output.
    func end() async throws -> (code: Int32, message: String) {
      try await blocking {
        let message = try self.errors.fileHandleForReading.readToEnd() ?? Data()
        self.process.waitUntilExit()
        return (self.process.terminationStatus, String(decoding: message, as: UTF8.self))
      }
    }
  }

  private static func address(in line: String) throws -> (port: UInt16, token: String) {
    let pattern = #/Vignola Studio: http:\/\/127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]{32})\n/#
    let match = try #require(line.wholeMatch(of: pattern))
    return (try #require(UInt16(match.1)), String(match.2))
  }

  @Test(
    "it prints its address, serves, and a signal ends it cleanly within a second, streams open",
    arguments: [SIGINT, SIGTERM])
  func signal(number: Int32) async throws {
    let program = try Program("--port", "0")
    let (port, token) = try Self.address(in: try await program.start())
    let client = StudioClient(loopback: Loopback(port: port), token: token)
    var streams: [StudioClient.OpenStream] = []
    for _ in 0..<3 { streams.append(try await client.open("vsurf")) }
    defer { for stream in streams { stream.connection.close() } }
    let counts = try await client.get("/counts").body
    #expect(counts == #"{"sessions":3,"streams":3,"tasks":0}"#)
    let started = ContinuousClock.now
    kill(program.process.processIdentifier, number)
    let end = try await program.end()
    #expect(end.code == 0)
    #expect(started.duration(to: .now) < .seconds(1))
  }

  @Test("a taken port is said clearly, with exit code 2")
  func takenPort() async throws {
    let socket = try ListenSocket(address: "127.0.0.1", port: 0)
    defer { close(socket.descriptor) }
    let program = try Program("--port", "\(socket.port)")
    let line = try await program.start()
    #expect(line == "")
    let end = try await program.end()
    #expect(end.code == 2)
    #expect(
      end.message
        == "vignola-studio: Port \(socket.port) is taken. Choose another with --port "
        + "(make demo: PORT=), or leave it out.\n")
  }

  @Test("an address that is none is said clearly, with exit code 2")
  func badAddress() async throws {
    let program = try Program("--listen", "nowhere")
    let line = try await program.start()
    #expect(line == "")
    let end = try await program.end()
    #expect(end.code == 2)
    #expect(end.message.contains("'nowhere' is not an IPv4 address"))
  }

  @Test("--help explains and exits with 0")
  func help() async throws {
    let program = try Program("--help")
    let line = try await program.start()
    #expect(line == "Vignola Studio: the sample apps in a browser.\n")
    let end = try await program.end()
    #expect(end.code == 0)
  }
}
