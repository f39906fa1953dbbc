import CodeIndex
import Testing

@Suite struct HostileInputTests {
  @Test(
    "whatever is in a file, facts come back",
    arguments: [
      "", "\u{FEFF}", "}", "{", "\"", "\"\"\"\n", "/*", "#if", "#if A\n#else", "class", "func (",
      "let x = \"\\(", "@", "import", "import UIKitpublic", "extension", "case .a", "typealias",
      "protocol P { associatedtype }", "weak", "var (", "#", "`", "/**/ /", "struct A: {", "$0",
    ])
  func fragments(_ text: String) {
    #expect(Reading(text).facts.size == text.utf8.count)
  }

  @Test("brackets and chains of any depth end a file's Swift, and nothing else")
  func deep() {
    let count = 10_000
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("f(", ")")] {
      let text = String(repeating: open, count: count) + String(repeating: close, count: count)
      #expect(Reading("let x = \(text)").facts.problems.count == 1)
    }
  }

  @Test("a long chain is read whole")
  func chains() {
    let members = String(repeating: ".a", count: 4_000)
    #expect(steps("_ = x\(members)").count == 1)
    let calls = String(repeating: ".a()", count: 1_000)
    #expect(steps("_ = x\(calls)").count == 1_000)
    let types = String(repeating: ".A", count: 4_000)
    #expect(Reading("let x: X\(types)").property("x")?.type?.names.count == 1)
    let sums = String(repeating: " + a", count: 4_000)
    #expect(steps("_ = a\(sums)").count == 4_001)
  }

  @Test("a file that is not text is not parsed, and bad UTF-8 is read around")
  func bytes() {
    let binary = Reading(bytes: [0xCF, 0xFA, 0xED, 0xFE, 0, 0, 0, 1])
    #expect(binary.facts.problems.map(\.message) == ["is not text"])
    let bad = Reading(
      bytes: Array("class A { let b = \"".utf8) + [0xFF, 0xC0] + Array("\" }\nclass C {}".utf8))
    #expect(bad.facts.types.map(\.name) == ["A", "C"])
    #expect(bad.facts.problems.count == 1)
  }

  @Test("a byte order mark counts in offsets, and CRLF is nothing special")
  func marks() throws {
    let reading = Reading(
      "\u{FEFF}class Cart {\r\n  // vignola:ignore a.b: why\r\n  let a: A\r\n}\r\n")
    let cart = try #require(reading.type("Cart"))
    #expect(cart.head.position.offset == 9)
    #expect(cart.properties.map(\.name) == ["a"])
    #expect(reading.facts.suppressions.map(\.reason) == ["why"])
    #expect(reading.facts.problems.isEmpty)
  }

  @Test("Swift in a comment is no Swift")
  func comments() {
    let inner = (0..<145).map { "class C\($0) { /* nested */ }" }.joined(separator: "\n")
    let facts = Reading("/*\n\(inner)\n*/\nclass A {}").facts
    #expect(facts.types.map(\.name) == ["A"])
    #expect(facts.problems.isEmpty)
  }

  @Test(
    "what the parser refuses and a compiler takes is a problem with its place, and the rest is read"
  )
  func refused() throws {
    let reading = Reading(
      "class A { func a(_ b: @escaping @MainActor(Bool) -> Void) {} }\nclass B { func c() {} }")
    #expect(reading.type("B") != nil)
    #expect(reading.facts.problems.count == 1)
    #expect(reading.facts.problems[0].offset != nil)
  }
}
