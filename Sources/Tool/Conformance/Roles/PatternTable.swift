/// Patterns by the last word of what they fit, so that a name is tried against a few and not against all.
struct PatternTable<Value> {
  struct Match {
    var pattern: NamePattern
    var stem: String
    var value: Value
  }

  private var byLastWord: [String: [(NamePattern, Value)]] = [:]
  /// Those that do not end in a whole word.
  private var others: [(NamePattern, Value)] = []

  mutating func add(_ pattern: NamePattern, _ value: Value) {
    let end = pattern.text.split(separator: "*", omittingEmptySubsequences: false).last ?? ""
    if let word = Self.lastWord(of: end) {
      byLastWord[word, default: []].append((pattern, value))
    } else {
      others.append((pattern, value))
    }
  }

  /// In no order. O(patterns that end in the same word).
  func matches(_ name: String) -> [Match] {
    var matches: [Match] = []
    func tryAll(_ entries: [(NamePattern, Value)]) {
      for (pattern, value) in entries {
        guard let stem = pattern.stem(of: name) else { continue }
        matches.append(Match(pattern: pattern, stem: stem, value: value))
      }
    }
    if let word = Self.lastWord(of: name[...]) { tryAll(byLastWord[word] ?? []) }
    tryAll(others)
    return matches
  }

  /// From the last capital or `@` on.
  private static func lastWord(of text: Substring) -> String? {
    let bytes = text.utf8
    guard let start = bytes.lastIndex(where: { (0x40...0x5A).contains($0) }) else { return nil }
    return String(text[start...])
  }
}
