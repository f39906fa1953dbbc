import StudioHTTP
import Testing

@testable import Studio

@Suite("Access") struct AccessTests {
  let access = Access(token: "5ecre7", port: 8080)

  private func request(_ headers: [String: String], token: String? = "5ecre7") -> HTTPRequest {
    HTTPRequest(path: "/", query: token.map { ["token": $0] } ?? [:], headers: headers)
  }

  @Test(
    "the page's own requests are welcome under both names of this machine",
    arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080"])
  func welcome(host: String) {
    #expect(access.refusal(of: request(["host": host])) == nil)
    let origin = ["host": host, "origin": "http://\(host)"]
    #expect(access.refusal(of: request(origin)) == nil)
  }

  @Test("the token may come in a header instead of the address")
  func header() {
    let headers = ["host": "localhost:8080", "vignola-token": "5ecre7"]
    #expect(access.refusal(of: request(headers, token: nil)) == nil)
  }

  @Test(
    "another host is refused, however near it looks",
    arguments: [
      "", "127.0.0.1", "127.0.0.1:8081", "evil.example", "evil.example:8080",
      "127.0.0.1:8080.evil.example", "127.0.0.1:8080,127.0.0.1:8080", "[::1]:8080",
    ])
  func foreignHost(host: String) {
    #expect(access.refusal(of: request(["host": host])) == .foreignHost(host))
  }

  @Test(
    "another origin is refused, however near it looks",
    arguments: [
      "", "null", "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1",
      "http://127.0.0.1:8081", "http://127.0.0.1:8080/",
    ])
  func foreignOrigin(origin: String) {
    let headers = ["host": "127.0.0.1:8080", "origin": origin]
    #expect(access.refusal(of: request(headers)) == .foreignOrigin(origin))
  }

  @Test("no token is not a wrong token, and both are refused")
  func token() {
    let headers = ["host": "127.0.0.1:8080"]
    #expect(access.refusal(of: request(headers, token: nil)) == .missingToken)
    for token in ["", "5ecre", "5ecre77", "5ecre8", "5ECRE7"] {
      #expect(access.refusal(of: request(headers, token: token)) == .wrongToken)
    }
    let both = headers.merging(["vignola-token": "wrong"]) { $1 }
    #expect(access.refusal(of: request(both)) == .wrongToken)
  }

  @Test("on port 80 the host may leave the port out, as browsers do")
  func portEighty() {
    let access = Access(token: "5ecre7", port: 80)
    #expect(access.refusal(of: request(["host": "localhost"])) == nil)
    #expect(access.refusal(of: request(["host": "localhost:80"])) == nil)
  }

  @Test("tokens are 128 bits in hexadecimal, and no two are the same")
  func random() {
    let tokens = (0..<100).map { _ in Token.random() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
