import StudioHTTP
import StudioTestSupport
import Testing

@Suite("Patience") struct PatienceTests {
  private let half = Array("GET / HTTP/1.1\r\nHost: 127".utf8)

  @Test("300 requests that are never completed keep nobody out")
  func crowd() async throws {
    let socket = try ListenSocket(address: "127.0.0.1", port: 0)
    let server = try HTTPServer(socket: socket, patience: 30) { _, _ in .text(200, "Hello") }
    defer { server.stop() }
    let client = StudioClient(loopback: Loopback(port: socket.port), token: "")
    let first = try await client.loopback.connect()
    var connections = [first]
    for _ in 1..<300 { connections.append(try await client.loopback.connect()) }
    defer { for connection in connections { connection.close() } }
    for connection in connections { try await connection.send(half) }
    #expect(try await client.get("/").status == 200)
    // Nor has anybody been hung up on to make room.
    try await first.send(Array(".0.0.1\r\n\r\n".utf8))
    #expect(try await first.reply().body == "Hello")
  }

  @Test("a request that is not completed is hung up on, an event stream that rests is not")
  func hangingUp() async throws {
    let stream = EventStream {}
    let socket = try ListenSocket(address: "127.0.0.1", port: 0)
    let server = try HTTPServer(socket: socket, patience: 1) { _, _ in .events(stream) }
    defer { server.stop() }
    let client = StudioClient(loopback: Loopback(port: socket.port), token: "")
    let events = try await client.loopback.connect()
    defer { events.close() }
    try await events.send(client.request("GET", "/"))
    stream.send(event: "screen", data: Array("first".utf8))
    _ = try await events.read(until: "first")
    let halves = try await client.loopback.connect()
    defer { halves.close() }
    try await halves.send(half)
    // Reads until the server ends it.
    #expect(try await halves.read(until: "never") == "")
    stream.send(event: "screen", data: Array("second".utf8))
    #expect(try await events.read(until: "second").contains("second"))
  }
}
