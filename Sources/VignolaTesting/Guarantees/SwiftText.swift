/// The text of a Swift file, as far as attributes have to be told from comments and strings.
struct SwiftText {
  /// The arguments of an attribute, and the line where it begins.
  struct Attribute: Equatable {
    let text: String
    let line: Int
  }

  private let lines: [Substring]

  /// Blanks out comments and the contents of strings.
  init(_ source: String) {
    var reader = Blanking(source)
    lines = reader.read().split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The attributes of a name, with what stands between their parentheses.
  func attributes(_ name: String) -> [Attribute] {
    var found: [Attribute] = []
    for (index, line) in lines.enumerated() {
      var rest = line
      while let range = rest.firstRange(of: "@\(name)") {
        rest = rest[range.upperBound...]
        if let next = rest.first, next.isLetter || next.isNumber || next == "_" { continue }
        let text = ([rest] + lines[(index + 1)...]).joined(separator: "\n")
        found.append(Attribute(text: Self.arguments(text), line: index + 1))
      }
    }
    return found
  }

  /// The guarantee and the subject of each mark in an attribute.
  static func marks(_ text: String) -> [(String, String)] {
    text.matches(of: /\.proves\s*\(\s*\.(\w+)\s*,\s*\.(\w+)\s*\)/)
      .map { (String($0.1), String($0.2)) }
  }

  /// Whether a test of this attribute does not run, or not always.
  static func isDisabling(_ text: String) -> Bool {
    text.contains(/\.(disabled|enabled)\s*\(/) || text.contains(/\.disabled\b/)
  }

  /// What stands between the parentheses at the start of a text.
  private static func arguments(_ text: String) -> String {
    guard text.first == "(" else { return "" }
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return String(text[text.index(after: text.startIndex)..<index]) }
    }
    return ""
  }
}

/// Goes through a source once and puts a space for whatever is no code; line ends stay.
///
/// It reads bytes: the tests of a whole package are read while they run.
private struct Blanking {
  private let source: [UInt8]
  private var index = 0
  private var code: [UInt8] = []

  init(_ source: String) {
    self.source = Array(source.utf8)
    code.reserveCapacity(self.source.count)
  }

  mutating func read() -> String {
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "/"), starts("//") {
        while index < source.count, source[index] != UInt8(ascii: "\n") { blank(1) }
      } else if byte == UInt8(ascii: "/"), starts("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && startsRawString {
        skipString()
      } else {
        code.append(byte)
        index += 1
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  private func starts(_ text: String) -> Bool {
    source[index...].starts(with: text.utf8)
  }

  private var startsRawString: Bool {
    source[index...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  private mutating func blank(_ count: Int) {
    let end = min(index + count, source.count)
    for byte in source[index..<end] {
      code.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    index = end
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        blank(2)
      } else if starts("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && index < source.count
  }

  private mutating func skipString() {
    let pounds = source[index...].prefix { $0 == UInt8(ascii: "#") }.count
    blank(pounds)
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    blank(quote.utf8.count)
    let end = quote + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\""), starts(end) { break }
      blank(byte == UInt8(ascii: "\\") && starts(escape) ? pounds + 2 : 1)
    }
    blank(end.utf8.count)
  }
}
