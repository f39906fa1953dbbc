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
    var reader = Blanking(Array(source))
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
private struct Blanking {
  private let source: [Character]
  private var index = 0
  private var code: [Character] = []

  init(_ source: [Character]) {
    self.source = source
    code.reserveCapacity(source.count)
  }

  mutating func read() -> String {
    while index < source.count {
      if starts("//") {
        skip(upTo: "\n", including: false)
      } else if starts("/*") {
        skipComment()
      } else if source[index] == "\"" || source[index] == "#" && startsRawString {
        skipString()
      } else {
        code.append(source[index])
        index += 1
      }
    }
    return String(code)
  }

  private func starts(_ text: String) -> Bool {
    source[index...].starts(with: text)
  }

  private var startsRawString: Bool {
    source[index...].first { $0 != "#" } == "\""
  }

  private mutating func blank(_ count: Int) {
    for character in source[index..<min(index + count, source.count)] {
      code.append(character.isNewline ? "\n" : " ")
    }
    index = min(index + count, source.count)
  }

  private mutating func skip(upTo end: String, including: Bool) {
    while index < source.count, !starts(end) { blank(1) }
    if including { blank(end.count) }
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
    let pounds = String(source[index...].prefix { $0 == "#" })
    blank(pounds.count)
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    blank(quote.count)
    while index < source.count, !starts(quote + pounds) {
      blank(starts("\\" + pounds) ? 1 + pounds.count + 1 : 1)
    }
    blank(quote.count + pounds.count)
  }
}
