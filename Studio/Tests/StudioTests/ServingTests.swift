import Studio
import StudioHTTP
import StudioTestSupport
import Testing

@MainActor @Suite("Serving") struct ServingTests {
  @Test("a gesture reaches the app, and the stream shows what came of it")
  func gesture() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      let stream = try await client.open()
      defer { stream.connection.close() }
      #expect(stream.first.contains(#""number":1"#))
      let reply = try await client.post("tap", on: "plus 3", in: stream.session)
      #expect(reply.body == #"{"screen":2}"#)
      #expect(paper.catalogs[0].counts == [3: 1])
      let next = try await stream.connection.read(until: "}\n\n")
      #expect(next.contains(#""number":2"#))
      #expect(next.contains(#"{"id":"count 3","label":"1","role":"text"}"#))
    }
  }

  @Test("two tabs have two apps")
  func tabs() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      let (one, two) = (try await client.open(), try await client.open())
      defer { [one, two].forEach { $0.connection.close() } }
      _ = try await client.post("tap", on: "plus 1", in: two.session)
      #expect(paper.catalogs.map(\.counts) == [[:], [1: 1]])
    }
  }

  @Test("the server's own counts are equal before and after 50 connects")
  func counts() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      let before = try await client.get("/counts").body
      #expect(before == #"{"sessions":0,"streams":0,"tasks":0}"#)
      for connect in 0..<50 {
        let stream = try await client.open()
        // Half of them leave with a gesture of theirs just delivered.
        if connect.isMultiple(of: 2) {
          _ = try await client.post("tap", on: "plus 1", in: stream.session)
        }
        if connect == 49 {
          #expect(try await client.get("/counts").body.contains(#""streams":"#))
          #expect(studio.sessions.count >= 1)
        }
        stream.connection.close()
      }
      await studio.sessions.reach(0)
      #expect(try await client.get("/counts").body == before)
      #expect(paper.catalogs.count == 50)
      #expect(paper.closed == 50)
    }
  }

  @Test("a client that talks on its event stream has ended it")
  func talk() async throws {
    try await PaperStudio.serve { paper, studio in
      let stream = try await StudioClient(studio).open()
      defer { stream.connection.close() }
      try await stream.connection.send(Array("hello".utf8))
      await studio.sessions.reach(0)
      #expect(paper.closed == 1)
    }
  }

  @Test("a reader that does not read costs the others nothing and gets the newest screen")
  func slow() async throws {
    try await PaperStudio.serve { paper, studio in
      let client = StudioClient(studio)
      let stream = try await client.open()
      defer { stream.connection.close() }
      for _ in 0..<100 { _ = try await client.post("tap", on: "plus 1", in: stream.session) }
      #expect(paper.catalogs[0].counts == [1: 100])
      let rest = try await stream.connection.read(until: #""number":101,"#)
      #expect(rest.contains(#""number":101,"#))
    }
  }

  @Test("stopping ends open streams and removes their apps")
  func stop() async throws {
    try await PaperStudio.serve { paper, studio in
      let stream = try await StudioClient(studio).open()
      defer { stream.connection.close() }
      studio.stop()
      #expect(paper.closed == 1)
      #expect(try await stream.connection.read(until: "never").contains("never") == false)
      await #expect(throws: Loopback.Failure.self) {
        try await Loopback(port: studio.port).connect()
      }
    }
  }

  @Test("every response forbids what the page does not need")
  func headers() async throws {
    try await PaperStudio.serve { _, studio in
      let client = StudioClient(studio)
      for path in ["/", "/studio.js", "/counts", "/nowhere"] {
        let headers = try await client.get(path).headers
        #expect(headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
        #expect(headers["content-security-policy"]?.contains("unsafe") == false)
        #expect(headers["x-content-type-options"] == "nosniff")
        #expect(headers["cache-control"] == "no-store")
        #expect(headers["referrer-policy"] == "no-referrer")
      }
    }
  }

  @Test("the page asks for nothing outside, and each file it asks for is there")
  func page() async throws {
    try await PaperStudio.serve { _, studio in
      let client = StudioClient(studio)
      var waiting = ["/"]
      var seen: Set<String> = []
      while let path = waiting.popLast() {
        guard seen.insert(path).inserted else { continue }
        let reply = try await client.get(path)
        #expect(reply.status == 200)
        #expect(!reply.body.contains("%TOKEN%"))
        let outside = reply.body.replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!outside.contains("http:") && !outside.contains("https:"))
        let addresses = reply.body.matches(of: #/"\.?(\/[a-z]+\.[a-z]+)\?token=([0-9a-f]+)"/#)
        #expect(addresses.allSatisfy { $0.2 == studio.token })
        waiting += addresses.map { String($0.1) }
      }
      #expect(seen.count > 8)
    }
  }
}
