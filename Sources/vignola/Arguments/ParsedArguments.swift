import Conformance

/// The words of a command line, told apart: flags with their values, and the rest.
struct ParsedArguments {
  private(set) var values: [String: [String]] = [:]
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false

  /// `--flag VALUE` and `--flag=VALUE` are the same; behind `--` nothing is a flag.
  init(_ words: [String], of syntax: CommandSyntax) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else if word.hasPrefix("-"), word != "-" {
        try take(word, from: &rest, of: syntax)
      } else {
        operands.append(word)
      }
    }
    guard !asksForHelp else { return }
    if syntax.isLater { throw .notInThisVersion("'vignola \(syntax.name)'") }
    try checkOperands(of: syntax)
  }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  func value(of flag: String) -> String? { values[flag]?.last }

  /// The parts between commas, of every time the flag is there.
  func list(of flag: String) -> [String]? {
    values[flag]?.flatMap { $0.split(separator: ",").map { $0.trimmingSpaces } }
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, of syntax: CommandSyntax
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = syntax.flags.first(where: { $0.name == name }) else {
      let hint = Nearest.hint(for: name, among: syntax.flags.map(\.name) + ["--help"])
      throw Failure("'vignola \(syntax.name)' has no flag '\(name)'.", hint: hint)
    }
    var value = ""
    switch flag.value {
    case .none:
      guard parts.count == 1 else { throw Failure("'\(name)' takes no value.") }
    case .one(let what):
      guard let given = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !given.isEmpty else {
        throw Failure("'\(name)' needs a value: \(name) \(what)")
      }
      value = given
    }
    if flag.isLater { throw .notInThisVersion("'\(name)'") }
    guard values[name] == nil || flag.isRepeated else { throw Failure("'\(name)' is here twice.") }
    values[name, default: []].append(value)
  }

  private func checkOperands(of syntax: CommandSyntax) throws(Failure) {
    let usage = "vignola \(syntax.name) \(syntax.operands)"
    if operands.count < syntax.operandCount.lowerBound {
      throw Failure("Something is missing: \(usage)")
    }
    if operands.count > syntax.operandCount.upperBound {
      let extra = operands[syntax.operandCount.upperBound]
      throw Failure("'\(extra)' is one too many: \(usage)")
    }
  }
}

extension StringProtocol {
  var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
