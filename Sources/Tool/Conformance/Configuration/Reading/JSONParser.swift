/// Reads JSON5: comments, keys without quotes, single quotes, commas after the last, numbers as JavaScript
/// writes them.
package struct JSONParser {
  var scanner: JSONScanner

  /// O(bytes). Stops at the first mistake.
  package static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(scanner: JSONScanner(bytes))
    try parser.scanner.skipSpace()
    let node = try parser.node(depth: 0)
    try parser.scanner.skipSpace()
    guard parser.scanner.isAtEnd else {
      throw parser.scanner.error(
        "Nothing may follow the value, and here is \(parser.scanner.found)")
    }
    return node
  }

  /// Deeper than any configuration, and shallower than a stack.
  private static let deepest = 100

  private mutating func node(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    guard depth < Self.deepest else {
      throw scanner.error("Nested more than \(Self.deepest) deep")
    }
    let offset = scanner.place
    switch scanner.next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return JSONNode(value: .string(try scanner.string()), offset: offset)
    default:
      if let number = try scanner.number() { return JSONNode(value: number, offset: offset) }
      guard let word = scanner.word() else {
        throw scanner.error("A value should stand here, and here is \(scanner.found)")
      }
      switch word {
      case "true": return JSONNode(value: .boolean(true), offset: offset)
      case "false": return JSONNode(value: .boolean(false), offset: offset)
      case "null": return JSONNode(value: .null, offset: offset)
      default:
        throw JSONSyntaxError(
          message: "A text needs quotes: \"\(word.prefix(40))\"", offset: offset)
      }
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    let offset = scanner.place
    scanner.advance()
    var members: [JSONNode.Member] = []
    try scanner.skipSpace()
    while !scanner.take("}") {
      let keyOffset = scanner.place
      let key: String
      if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") {
        key = try scanner.string()
      } else if let word = scanner.word() {
        key = word
      } else {
        throw scanner.error("A key or '}' should stand here, and here is \(scanner.found)")
      }
      try scanner.skipSpace()
      guard scanner.take(":") else {
        throw scanner.error("':' should follow the key '\(key)', and here is \(scanner.found)")
      }
      try scanner.skipSpace()
      let value = try node(depth: depth + 1)
      members.append(JSONNode.Member(key: key, keyOffset: keyOffset, value: value))
      try separator(before: "}", of: "object", from: offset)
    }
    return JSONNode(value: .object(members), offset: offset)
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    let offset = scanner.place
    scanner.advance()
    var nodes: [JSONNode] = []
    try scanner.skipSpace()
    while !scanner.take("]") {
      nodes.append(try node(depth: depth + 1))
      try separator(before: "]", of: "list", from: offset)
    }
    return JSONNode(value: .array(nodes), offset: offset)
  }

  private mutating func separator(
    before end: Unicode.Scalar, of what: String, from offset: Int
  ) throws(JSONSyntaxError) {
    try scanner.skipSpace()
    if scanner.take(",") {
      try scanner.skipSpace()
    } else if scanner.next != UInt8(ascii: end) {
      guard !scanner.isAtEnd else {
        throw JSONSyntaxError(message: "This \(what) has no '\(end)'", offset: offset)
      }
      throw scanner.error("',' or '\(end)' should stand here, and here is \(scanner.found)")
    }
  }
}
