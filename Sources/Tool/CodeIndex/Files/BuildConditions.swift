/// What is known of the build for which the code is read: it decides `#if`.
///
/// What it does not know is not guessed: then both branches count, and say that they are conditional.
package struct BuildConditions: Hashable, Sendable {
  /// As in `os(iOS)`.
  package var os: String?
  /// Flags that are set. Others are unknown, not unset.
  package var defines: Set<String>

  package init(os: String? = nil, defines: Set<String> = []) {
    self.os = os
    self.defines = defines
  }

  /// Whether the condition of an `#if` or an `#elseif` holds; `nil` if that cannot be told. O(length).
  package func decide(_ condition: String) -> Bool? {
    var parser = ConditionParser(conditions: self, tokens: ConditionParser.tokens(of: condition))
    let value = parser.disjunction(depth: 0)
    return parser.isAtEnd ? value : nil
  }

  fileprivate func holds(flag: String) -> Bool? {
    switch flag {
    case "true": true
    case "false": false
    default: defines.contains(flag) ? true : nil
    }
  }

  fileprivate func holds(_ function: String, _ argument: String) -> Bool? {
    guard let os else { return nil }
    let isApple = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].contains(os)
    switch (function, argument) {
    case ("os", "OSX"): return os == "macOS"
    case ("os", _): return os == argument
    case ("canImport", "UIKit"): return ["iOS", "tvOS", "watchOS", "visionOS"].contains(os)
    case ("canImport", "AppKit"), ("canImport", "Cocoa"): return os == "macOS"
    case ("canImport", "SwiftUI"), ("canImport", "Combine"), ("canImport", "Darwin"): return isApple
    case ("canImport", "Glibc"): return os == "Linux" ? nil : false
    default: return nil
    }
  }
}

/// `!os(macOS) && (DEBUG || canImport(UIKit))` with three values: `nil` is unknown.
private struct ConditionParser {
  let conditions: BuildConditions
  let tokens: [Substring]
  var place = 0

  init(conditions: BuildConditions, tokens: [Substring]) {
    self.conditions = conditions
    self.tokens = tokens
  }

  var isAtEnd: Bool { place == tokens.count }

  static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      var token: Substring
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if first.isLetter || first.isNumber || first == "_" {
        token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      } else if "&|<>=".contains(first) {
        token = rest.prefix { $0 == first || $0 == "=" }
      } else {
        token = rest.prefix(1)
      }
      tokens.append(token)
      rest = rest[token.endIndex...]
    }
    return tokens
  }

  private var next: Substring? { isAtEnd ? nil : tokens[place] }

  private mutating func take(_ token: Substring) -> Bool {
    guard next == token else { return false }
    place += 1
    return true
  }

  mutating func disjunction(depth: Int) -> Bool? {
    var value = conjunction(depth: depth)
    while take("||") {
      let other = conjunction(depth: depth)
      value = value == true || other == true ? true : (value == nil || other == nil ? nil : false)
    }
    return value
  }

  private mutating func conjunction(depth: Int) -> Bool? {
    var value = term(depth: depth)
    while take("&&") {
      let other = term(depth: depth)
      value = value == false || other == false ? false : (value == nil || other == nil ? nil : true)
    }
    return value
  }

  private mutating func term(depth: Int) -> Bool? {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    guard let value = atom(depth: depth) else { return nil }
    return value != isNegated
  }

  private mutating func atom(depth: Int) -> Bool? {
    // Deeper than anybody writes, and shallower than a stack.
    guard depth < 100, let token = next else { return nil }
    place += 1
    if token == "(" {
      let value = disjunction(depth: depth + 1)
      return take(")") ? value : nil
    }
    guard take("(") else { return conditions.holds(flag: String(token)) }
    var argument = ""
    while let part = next, part != ")" {
      argument += part
      place += 1
    }
    return take(")") ? conditions.holds(String(token), argument) : nil
  }
}
