import Testing
import VignolaCore

@Suite("The text of a link")
struct DeepLinkTests {
  @Test("is taken apart and decoded")
  func parts() throws {
    let link = try DeepLink("Shop://Items.Example/a%20b/%C3%BC/?from=mail&x=1%262&flag#part")
    #expect(link.scheme == "shop")
    #expect(link.host == "items.example")
    #expect(link.path == ["a b", "\u{FC}"])
    #expect(link.query == ["from": "mail", "x": "1&2", "flag": ""])
  }

  @Test("may have neither a path nor a host")
  func short() throws {
    #expect(try DeepLink("shop://cart") == DeepLink("shop://cart/"))
    #expect(try DeepLink("shop://cart").path == [])
    #expect(try DeepLink("shop:///7").host == "")
    #expect(try DeepLink("shop:///7").path == ["7"])
    #expect(try DeepLink("shop://cart?a=b").query == ["a": "b"])
    #expect(try DeepLink("shop://").host == "")
  }

  @Test("keeps a decoded slash, percent sign and plus as what they are: decoded once, never split")
  func decodedOnce() throws {
    let link = try DeepLink("shop://items/..%2F..%2Fsecret/%2541?q=a+b")
    #expect(link.path == ["../../secret", "%41"])
    #expect(link.query["q"] == "a+b")
  }

  @Test(
    "is refused, with a reason, when it is not to be trusted",
    arguments: [
      ("", "it has no ://"),
      ("shop:cart", "it has no ://"),
      ("7shop://cart", "\"7shop\" is no scheme"),
      ("://cart", "\"\" is no scheme"),
      ("shop://user@cart", "\"user@cart\" is no host alone"),
      ("shop://cart:80/", "\"cart:80\" is no host alone"),
      ("shop://items/%4", "\"%4\" is no percent-encoded byte"),
      ("shop://items/%", "\"%\" is no percent-encoded byte"),
      ("shop://items/%+1", "\"%+1\" is no percent-encoded byte"),
      ("shop://items/%FF", "\"%FF\" does not decode to text"),
      ("shop://items/%C0%AE", "\"%C0%AE\" does not decode to text"),
      ("shop://items/%00", "\"%00\" decodes to a control character"),
      ("shop://items/%1B%5B2J", "\"%1B%5B2J\" decodes to a control character"),
      ("shop://items/a b", "byte 14 is 0x20, which no URL has unencoded"),
      ("shop://items/\u{FC}", "byte 13 is 0xC3, which no URL has unencoded"),
      ("shop://items/\u{1B}[2J", "byte 13 is 0x1B, which no URL has unencoded"),
      ("shop://items//7", "a component of its path is empty"),
      ("shop://items/../7", "\"..\" is no component of a path here"),
      ("shop://items/%2E%2E/7", "\"..\" is no component of a path here"),
      ("shop://items?id=1&id=2", "the parameter \"id\" is given twice"),
      ("shop://items?=2", "a parameter has no name"),
      ("shop://items?%=2", "\"%\" is no percent-encoded byte"),
    ])
  func refused(text: String, reason: String) {
    #expect(throws: LinkRefusal(text, reason)) { try DeepLink(text) }
  }

  @Test("is refused when it is long, deep or has many parameters, however long, deep and many")
  func limits() throws {
    let start = "shop://items/"
    let longest = start + String(repeating: "a", count: DeepLink.longest - start.utf8.count)
    #expect(try DeepLink(longest).path.first?.count == 2_035)
    #expect(reason(longest + "a") == "it has 2049 bytes, more than 2048")
    let huge = start + String(repeating: "a/", count: 5_000_000)
    #expect(reason(huge) == "it has 10000013 bytes, more than 2048")
    let deep = start + String(repeating: "a/", count: 64)
    #expect(try DeepLink(deep).path.count == 64)
    #expect(reason(deep + "a") == "its path has 65 components, more than 64")
    let many = "shop://items?" + (0..<65).map { "a\($0)" }.joined(separator: "&")
    #expect(reason(many) == "it has 65 parameters, more than 64")
  }

  @Test("is never printed as it came, but escaped and cut")
  func escaped() {
    let refusal = LinkRefusal("shop\u{1B}[31m\"\\\u{202E}\n\u{FC}", "why")
    #expect("\(refusal)" == #""shop\u{1B}[31m\"\\\u{202E}\u{A}\u{FC}" is refused: why"#)
    let long = LinkRefusal(String(repeating: "a", count: 1_000_000), "why")
    #expect(long.text == "\"" + String(repeating: "a", count: 80) + "\"... (1000000 bytes)")
  }

  @Test("of random bytes is read or refused, and never traps")
  func noise() {
    var dice = Dice(state: 1562)
    let alphabet = Array("a:/?#%&=.@ 4F\u{FC}\u{0}\u{202E}")
    var read = 0
    for _ in 0..<20_000 {
      let tail = (0..<dice.roll(24)).map { _ in alphabet[dice.roll(alphabet.count)] }
      let text = (dice.roll(2) == 0 ? "a://" : "") + String(tail)
      if (try? DeepLink(text)) != nil { read += 1 }
    }
    #expect(read > 500)
    #expect(read < 19_500)
  }

  private func reason(_ text: String) -> String? {
    do throws(LinkRefusal) {
      _ = try DeepLink(text)
      return nil
    } catch {
      return error.reason
    }
  }
}
