import Studio
import StudioHTTP
import StudioTestSupport
import Testing

/// Each test ends by asking for a page and by looking at the app: whatever came in, the server
/// lives and nothing was touched.
@MainActor @Suite("Bad input") struct BadInputTests {
  private func expectUntouched(_ paper: PaperStudio, _ client: StudioClient) async throws {
    #expect(try await client.get("/").status == 200)
    #expect(paper.catalogs.allSatisfy { $0.counts.isEmpty && $0.note.isEmpty })
  }

  private func expect(
    _ status: Int, _ message: String, for request: [UInt8], to client: StudioClient,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let reply = try await client.loopback.exchange(request)
    #expect(reply.status == status, sourceLocation: sourceLocation)
    #expect(reply.body.contains(message), sourceLocation: sourceLocation)
  }

  @Test("a request without the token, or with another, is 401 on every path")
  func token() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      for path in ["/", "/studio.js", "/samples", "/events?sample=paper", "/counts", "/nowhere"] {
        try await expect(
          401, "The token is missing", for: client.request("GET", path, token: ""), to: client)
        try await expect(
          401, "not this Studio's", for: client.request("GET", path, token: "0"), to: client)
      }
      #expect(paper.catalogs.isEmpty)
      try await expectUntouched(paper, client)
    }
  }

  @Test("a foreign Host or Origin is 403, even with the token")
  func foreign() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      try await expect(
        403, "not to 'evil.example'", for: client.request("GET", "/", host: "evil.example"),
        to: client)
      let origin = ["Origin: http://evil.example"]
      try await expect(
        403, "'http://evil.example' are refused",
        for: client.request("GET", "/events?sample=paper", headers: origin), to: client)
      let second = ["Host: 127.0.0.1:\(studio.port)"]
      try await expect(
        403, "not to", for: client.request("GET", "/", host: "evil.example", headers: second),
        to: client)
      #expect(paper.catalogs.isEmpty)
      try await expectUntouched(paper, client)
    }
  }

  @Test("an unknown path is 404, a wrong method 405")
  func paths() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      for path in ["/nowhere", "/../../etc/passwd", "/%2e%2e/studio.js", "/studio.css/", "//"] {
        #expect(try await client.get(path).status == 404)
      }
      #expect(try await client.get("/events?sample=none").body == "There is no sample 'none'.")
      for (method, path) in [("POST", "/"), ("GET", "/gesture"), ("DELETE", "/counts")] {
        let reply = try await client.loopback.exchange(client.request(method, path))
        #expect(reply.status == 405)
        #expect(reply.headers["allow"] == (path == "/gesture" ? "POST" : "GET"))
      }
      try await expectUntouched(paper, client)
    }
  }

  @Test("a body over 64 KiB is 413, one of exactly 64 KiB is read")
  func bodies() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      for (count, status) in [(65_536, 400), (65_537, 413), (900_000, 413)] {
        let body = [UInt8](repeating: UInt8(ascii: "{"), count: count)
        try await expect(
          status, "", for: client.request("POST", "/gesture", body: body), to: client)
      }
      let announced = client.request("POST", "/gesture", headers: ["Content-Length: 99999999"])
      try await expect(413, "The body is over 65536 bytes.", for: announced, to: client)
      try await expectUntouched(paper, client)
    }
  }

  @Test("a body that does not say its length is 411, however long it is")
  func chunked() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 65, count: 65_536) + [13, 10]
      for count in [0, 1, 32] {
        let connection = try await client.loopback.connect()
        defer { connection.close() }
        try await connection.send(
          client.request("POST", "/gesture", headers: ["Transfer-Encoding: chunked"]))
        // The server need not hear all of it.
        for _ in 0..<count { try? await connection.send(chunk) }
        try? await connection.send(Array("0\r\n\r\n".utf8))
        let reply = try await connection.reply()
        #expect(reply.status == 411)
        #expect(reply.body == "A body must say its length, at most 65536 bytes.")
      }
      try await expectUntouched(paper, client)
    }
  }

  @Test("a zero (%00) ends neither a path nor a value of the query")
  func zeros() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      for path in ["/counts%00x", "/counts%00", "/%00", "/events%00?sample=paper"] {
        try await expect(404, "There is nothing at", for: client.request("GET", path), to: client)
      }
      for path in ["/events?sample=paper%00", "/events?sample=paper%00x"] {
        try await expect(404, "There is no sample", for: client.request("GET", path), to: client)
      }
      let inQuery = client.request("GET", "/counts?token=\(studio.token)%00x", token: "")
      try await expect(401, "not this Studio's", for: inQuery, to: client)
      #expect(paper.catalogs.isEmpty)
      try await expectUntouched(paper, client)
    }
  }

  @Test(
    "a gesture that is none is 400",
    arguments: [
      "", "{", "[]", "null", "\"tap\"", "{}", #"{"session":1,"element":"a","gesture":"tap"}"#,
      #"{"session":"a","element":"a","gesture":"explode"}"#,
      #"{"session":"a","element":"a","gesture":"tap","argument":7}"#,
      String(repeating: "[", count: 60_000), "\u{FEFF}\u{0}",
    ])
  func malformed(body: String) async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      let stream = try await client.open()
      defer { stream.connection.close() }
      let reply = try await client.post(body)
      #expect(reply.status == 400)
      #expect(reply.body.contains("A gesture is JSON"))
      try await expectUntouched(paper, client)
    }
  }

  @Test("what is not HTTP at all is turned away, and the server lives")
  func noise() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      let noises = [
        "\r\n\r\n\r\n", "GET\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}hello\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n", "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\n\r\n",
      ]
      for noise in noises {
        let connection = try await client.loopback.connect()
        // It may hang up before it has heard everything.
        try? await connection.send(Array(noise.utf8))
        connection.close()
      }
      try await expectUntouched(paper, client)
    }
  }

  @Test("an event for a control that is gone is 410; disabled, covered or out of sight 409")
  func controls() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      let stream = try await client.open()
      defer { stream.connection.close() }
      let session = stream.session
      #expect(try await client.post("tap", on: "plus 99", in: session).status == 410)
      #expect(try await client.post("tap", on: "plus 1", in: "nobody").status == 410)
      #expect(try await client.post("tap", on: "minus 1", in: session).status == 409)
      #expect(try await client.post("tap", on: "plus 20", in: session).status == 409)
      #expect(try await client.post("edit", on: "plus 1", in: session).status == 409)
      #expect(try await client.post("tap", on: "open 1", in: session).status == 200)
      let covered = try await client.post("tap", on: "plus 1", in: session)
      #expect(covered.status == 409)
      #expect(covered.body == "Something lies over that control.")
      try await expectUntouched(paper, client)
    }
  }

  @Test("the 33rd open stream is 503, and a place is free again once one has gone")
  func places() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      var streams: [StudioClient.OpenStream] = []
      for _ in 0..<32 { streams.append(try await client.open()) }
      defer { for stream in streams { stream.connection.close() } }
      let refused = try await client.get("/events?sample=paper")
      #expect(refused.status == 503)
      #expect(refused.body.contains("All 32 places are taken"))
      #expect(paper.catalogs.count == 32)
      streams.removeLast().connection.close()
      await studio.sessions.reach(31)
      streams.append(try await client.open())
      try await expectUntouched(paper, client)
    }
  }
}
