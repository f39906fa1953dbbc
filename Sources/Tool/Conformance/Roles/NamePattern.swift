/// A name in which `*` stands for any text, none included: `*Presenter`.
package struct NamePattern: Hashable, Sendable, ExpressibleByStringLiteral {
  package let text: String
  /// What stands between the stars.
  private let pieces: [String]

  package init(_ text: String) {
    self.text = text
    pieces = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// How many letters are fixed: what fits a longer pattern is known better.
  package var weight: Int { pieces.reduce(0) { $0 + $1.utf8.count } }

  /// What the stars stand for, or `nil` if the name does not fit. O(letters).
  package func stem(of name: some StringProtocol) -> String? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    guard pieces.count > 1 else { return name == text ? "" : nil }
    guard name.utf8.count >= first.utf8.count + last.utf8.count, name.hasPrefix(first),
      name.hasSuffix(last)
    else { return nil }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    guard pieces.count > 2 else { return String(rest) }
    var stem = ""
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return nil }
      stem += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
    }
    return stem + rest
  }

  package func fits(_ name: some StringProtocol) -> Bool { stem(of: name) != nil }
}
