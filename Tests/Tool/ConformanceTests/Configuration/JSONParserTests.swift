import Conformance
import Foundation
import Testing

@Suite("JSON5")
struct JSONParserTests {
  @Test(
    "is read as Foundation reads it",
    arguments: [
      "{}", "[]", "null", "true", " [1, 2.5, -3, +4, .5, 6., 0x1F, 1e3, 1E-2, 0]", "'a'", "\"a'b\"",
      "{a: 1, 'b': [2,], \"c\": {d: null,},}", "// first\n{/* in */ a: 1 // last\n}", "\u{FEFF}{}",
      #""\u00e9 \n \t \\ \" \/""#, "'\\x41 \\''", #""😀""#, "{$schema: 'x', _a1: 2, é: 3}",
      "\"\u{1F600} é\"", "-Infinity",
      "{\"a\": 1}\n\n",
    ])
  func accepted(text: String) throws {
    let ours = try JSONParser.parse(Array(text.utf8))
    let theirs = try Self.foundation.decode(Value.self, from: Data(text.utf8))
    #expect(described(ours) == theirs.text)
  }

  @Test(
    "is refused where Foundation refuses it",
    arguments: [
      "", "{", "[1 2]", "{a 1}", "{a: }", "{,}", "[,]", "'a", "\"a\nb\"", "tru", "{a: b}", "1 2",
      "/* no end", "01", "--1", "0x", "\"\\u12\"", "{1: 2}", "[1,,2]", "+", ".", "{\"a\": 1]",
    ])
  func refused(text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(throws: (any Error).self) {
      try Self.foundation.decode(Value.self, from: Data(text.utf8))
    }
  }

  @Test(
    "tells where it ends to be JSON5",
    arguments: [
      ("{\n  a: 1\n  b: 2\n}", 11, "',' or '}' should stand here, and here is 'b'"),
      ("{ a: bad }", 5, "A text needs quotes: \"bad\""),
      ("[1, 2", 0, "This list has no ']'"),
      ("{a: 'x\n}", 4, "This text has no closing quote on its line"),
      ("{} /", 3, "A '/' begins nothing but a comment"),
      ("{} x", 3, "Nothing may follow the value, and here is 'x'"),
    ])
  func place(text: String, offset: Int, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test("neither nests without end nor has to be text")
  func hostile() {
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(deep) }
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0x22, 0xFF, 0xFE, 0x22]) }
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0, 1, 2]) }
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0xC3]) }
  }

  private func described(_ node: JSONNode) -> String {
    switch node.value {
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0.key)=\(described($0.value))" })}"
    case .array(let nodes): "\(nodes.map(described))"
    case .string(let text): "'\(text)'"
    case .number(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue ? 1.0 : 0.0)"
    case .null: "null"
    }
  }

  private static let foundation = {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return decoder
  }()

  /// Whatever Foundation decodes, in the words of ``described(_:)``.
  private struct Value: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        text = "null"
      } else if let isTrue = try? value.decode(Bool.self) {
        text = "\(isTrue ? 1.0 : 0.0)"
      } else if let number = try? value.decode(Double.self) {
        text = "\(number)"
      } else if let string = try? value.decode(String.self) {
        text = "'\(string)'"
      } else if let values = try? value.decode([Value].self) {
        text = "\(values.map(\.text))"
      } else {
        let members = try value.decode([String: Value].self).sorted { $0.key < $1.key }
        text = "{\(members.map { "\($0.key)=\($0.value.text)" })}"
      }
    }
  }
}
