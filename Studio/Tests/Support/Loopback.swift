import Foundation
import Glibc
import StudioHTTP

/// A client that says exactly what it is told to, byte for byte: what a browser would never send
/// included.
package struct Loopback: Sendable {
  package let port: UInt16

  package init(port: UInt16) { self.port = port }

  /// What came back.
  package struct Reply: Sendable {
    package var status: Int
    package var headers: [String: String]
    package var body: String
  }

  package struct Failure: Error {
    package var message: String
  }

  /// Sends bytes and reads the one reply that follows.
  package func exchange(_ bytes: [UInt8]) async throws -> Reply {
    let connection = try await connect()
    defer { connection.close() }
    try await connection.send(bytes)
    return try await connection.reply()
  }

  /// Opens a connection that stays open.
  package func connect() async throws -> Connection {
    let port = port
    return try await blocking {
      let descriptor = socket(
        AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      var name = sockaddr_in()
      name.sin_family = sa_family_t(AF_INET)
      name.sin_port = port.bigEndian
      name.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      let failed = withUnsafePointer(to: &name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) != 0
        }
      }
      guard !failed else { throw Failure(message: String(cString: strerror(errno))) }
      return Connection(descriptor: descriptor)
    }
  }

  /// An open connection.
  package final class Connection: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    package func close() { _ = Glibc.close(descriptor) }

    package func send(_ bytes: [UInt8]) async throws {
      let descriptor = descriptor
      try await blocking {
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes {
            Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
          }
          guard count > 0 else { throw Failure(message: String(cString: strerror(errno))) }
          rest = rest.dropFirst(count)
        }
      }
    }

    /// Reads until the text holds a marker, or the other side ends. Returns all of it.
    package func read(until marker: String) async throws -> String {
      let marker = Data(marker.utf8)
      return String(
        decoding: try await receive { $0.range(of: marker) != nil }, as: UTF8.self)
    }

    /// Reads one reply with a `Content-Length`.
    package func reply() async throws -> Reply {
      let bytes = try await receive { bytes in
        guard let head = Head(bytes) else { return false }
        return bytes.count >= head.length + head.bodyLength
      }
      guard let head = Head(bytes) else {
        throw Failure(message: "no reply, but '\(String(decoding: bytes, as: UTF8.self))'")
      }
      let body = String(decoding: bytes.dropFirst(head.length), as: UTF8.self)
      return Reply(status: head.status, headers: head.headers, body: body)
    }

    private func receive(until isEnough: @escaping @Sendable (Data) -> Bool) async throws -> Data {
      let descriptor = descriptor
      return try await blocking {
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        repeat {
          let count = recv(descriptor, &buffer, buffer.count, 0)
          guard count > 0 else { break }
          bytes += buffer[..<count]
        } while !isEnough(bytes)
        return bytes
      }
    }
  }

  /// The status line and the headers at the beginning of a reply.
  private struct Head {
    var status: Int
    var headers: [String: String] = [:]
    var length: Int
    var bodyLength: Int { headers["content-length"].flatMap { Int($0) } ?? 0 }

    init?(_ bytes: Data) {
      guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
      length = end.upperBound
      let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        .components(separatedBy: "\r\n")
      status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        headers[parts[0].lowercased()] = parts.last?.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}

/// Runs what blocks on a thread of its own: the threads that tasks share are few, and the server
/// under test needs them.
package func blocking<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: .init(catching: body)) }
  }
}
