import Conformance

/// What somebody wants.
enum Invocation {
  case help(CommandSyntax?)
  case version
  case check(CheckOptions)
  case rules(RulesCommand.Format)
  case explain(rule: String)
  case explainRole(ExplainRoleOptions)
  case inspect(InspectOptions)

  init(_ words: [String]) throws(Failure) {
    guard let first = words.first else {
      throw Failure("Say what to do.", hint: "'vignola --help' lists the commands.")
    }
    switch first {
    case "--help", "-h", "help": self = .help(words.count > 1 ? try Self.syntax(words[1]) : nil)
    case "--version": self = .version
    default: self = try Self.command(try Self.syntax(first), Array(words.dropFirst()))
    }
  }

  private static func syntax(_ name: String) throws(Failure) -> CommandSyntax {
    if let syntax = CommandSyntax.all.first(where: { $0.name == name }) { return syntax }
    let names = CommandSyntax.all.map(\.name)
    throw Failure("There is no command '\(name)'.", hint: Nearest.hint(for: name, among: names))
  }

  private static func command(
    _ syntax: CommandSyntax, _ words: [String]
  ) throws(Failure) -> Invocation {
    let arguments = try ParsedArguments(words, of: syntax)
    guard !arguments.asksForHelp else { return .help(syntax) }
    switch syntax.name {
    case "check": return .check(try CheckOptions(arguments))
    case "rules":
      return .rules(try arguments.word(of: "--format", default: RulesCommand.Format.text))
    case "explain": return .explain(rule: arguments.operands[0])
    case "explain-role":
      return .explainRole(
        ExplainRoleOptions(type: arguments.operands[0], path: arguments.operands.dropFirst().first))
    default:
      return .inspect(
        InspectOptions(
          path: arguments.operands.first,
          format: try arguments.word(of: "--format", later: ["html"], default: .text)))
    }
  }
}

extension ParsedArguments {
  /// One of the words of an enumeration, by which a format is named.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    of flag: String, later: [String] = [], default word: Word
  ) throws(Failure) -> Word {
    guard let value = value(of: flag) else { return word }
    if let word = Word(rawValue: value) { return word }
    if later.contains(value) { throw .notInThisVersion("'\(flag) \(value)'") }
    let hint = Nearest.hint(for: value, among: Word.allCases.map(\.rawValue))
    throw Failure("'\(flag)' cannot be '\(value)'.", hint: hint)
  }
}
