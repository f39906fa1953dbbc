import Foundation
import Studio

/// A client of one Studio: well-behaved unless told otherwise.
package struct StudioClient: Sendable {
  package let loopback: Loopback
  package let token: String

  package init(loopback: Loopback, token: String) {
    self.loopback = loopback
    self.token = token
  }

  @MainActor package init(_ studio: StudioServer) {
    self.init(loopback: Loopback(port: studio.port), token: studio.token)
  }

  /// A request as text, with the right `Host` and token unless others are given.
  package func request(
    _ method: String = "GET", _ path: String, host: String? = nil, token: String? = nil,
    headers: [String] = [], body: [UInt8] = []
  ) -> [UInt8] {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(loopback.port)")"]
    let token = token ?? self.token
    if !token.isEmpty { lines.append("Vignola-Token: \(token)") }
    if !body.isEmpty { lines.append("Content-Length: \(body.count)") }
    return Array(((lines + headers).joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  package func get(_ path: String) async throws -> Loopback.Reply {
    try await loopback.exchange(request("GET", path))
  }

  package func post(_ body: String) async throws -> Loopback.Reply {
    try await loopback.exchange(request("POST", "/gesture", body: Array(body.utf8)))
  }

  package func post(
    _ gesture: String, on element: String, in session: String, argument: String = ""
  ) async throws -> Loopback.Reply {
    let fields = [
      "session": session, "element": element, "gesture": gesture, "argument": argument,
    ]
    return try await post(String(decoding: JSONEncoder().encode(fields), as: UTF8.self))
  }

  /// Opens the sample's event stream and reads its first screen.
  package func open(_ sample: String = "paper") async throws -> OpenStream {
    let connection = try await loopback.connect()
    try await connection.send(request("GET", "/events?sample=\(sample)"))
    let first = try await connection.read(until: "}\n\n")
    guard let start = first.range(of: #""session":""#),
      let session = first[start.upperBound...].split(separator: "\"").first
    else {
      connection.close()
      throw Loopback.Failure(message: first)
    }
    return OpenStream(connection: connection, session: String(session), first: first)
  }

  /// An event stream and the session that lives as long as it.
  package struct OpenStream: Sendable {
    package let connection: Loopback.Connection
    package let session: String
    package let first: String
  }
}
