/// JSON that comes out the same each time: keys in the order in which they were given.
indirect enum JSONText {
  case object([(String, JSONText)])
  case array([JSONText])
  case text(String)
  case number(Int)
  case boolean(Bool)
  case null

  /// With a line an entry, and a newline at the end.
  var written: String {
    var result = ""
    write(to: &result, indent: "")
    return result + "\n"
  }

  private func write(to result: inout String, indent: String) {
    switch self {
    case .object(let members):
      Self.writeList(members, in: ("{", "}"), to: &result, indent: indent) {
        member, result, indent in
        Self.writeText(member.0, to: &result)
        result += ": "
        member.1.write(to: &result, indent: indent)
      }
    case .array(let values):
      Self.writeList(values, in: ("[", "]"), to: &result, indent: indent) { value, result, indent in
        value.write(to: &result, indent: indent)
      }
    case .text(let text): Self.writeText(text, to: &result)
    case .number(let number): result += "\(number)"
    case .boolean(let isTrue): result += isTrue ? "true" : "false"
    case .null: result += "null"
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], in brackets: (String, String), to result: inout String, indent: String,
    _ write: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else {
      result += brackets.0 + brackets.1
      return
    }
    result += brackets.0
    for (number, element) in elements.enumerated() {
      result += number == 0 ? "\n\(indent)  " : ",\n\(indent)  "
      write(element, &result, indent + "  ")
    }
    result += "\n\(indent)\(brackets.1)"
  }

  private static func writeText(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
