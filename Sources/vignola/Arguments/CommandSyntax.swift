/// A command as it is typed: its flags and what follows them.
struct CommandSyntax {
  struct Flag {
    enum Value {
      case none
      /// What stands for it in the help: `DIR`.
      case one(String)
    }

    var name: String
    var value: Value
    /// Whether it may be there more than once.
    var isRepeated: Bool
    /// Flags that are fixed and that a later version has.
    var isLater: Bool
    var help: String

    init(
      _ name: String, _ value: Value = .none, repeated: Bool = false, later: Bool = false,
      _ help: String = ""
    ) {
      self.name = name
      self.value = value
      isRepeated = repeated
      isLater = later
      self.help = help
    }
  }

  var name: String
  var help: String
  /// `PATH...`, for the help.
  var operands: String
  /// How many words may stand outside of flags.
  var operandCount: ClosedRange<Int>
  var flags: [Flag]
  var isLater: Bool

  init(
    _ name: String, _ help: String, operands: String = "", count: ClosedRange<Int> = 0...0,
    flags: [Flag] = [], later: Bool = false
  ) {
    self.name = name
    self.help = help
    self.operands = operands
    operandCount = count
    self.flags = flags
    isLater = later
  }
}

extension CommandSyntax {
  static let all = [check, inspect, rules, explain, explainRole] + later

  static let check = CommandSyntax(
    "check", "report what breaks the architecture", operands: "[PATH...]", count: 0...Int.max,
    flags: [
      Flag(
        "--root", .one("DIR"), "the project's folder; else that of .vignola.json, searched upward"),
      Flag("--config", .one("FILE"), "another configuration than the root's .vignola.json"),
      Flag(
        "--format", .one("FORMAT[=FILE]"), repeated: true,
        "xcode (the default) or json, to standard output or to a file"),
      Flag("--strict", .none, "warnings fail too"),
      Flag("--only", .one("RULE,..."), repeated: true, "these rules alone; * stands for any text"),
      Flag("--except", .one("RULE,..."), repeated: true, "not these rules"),
      Flag("--jobs", .one("N"), "how many files or rules at once; else one a core"),
      Flag("--timings", .none, "say on standard error what took how long"),
      Flag("--baseline", .one("FILE"), later: true), Flag("--write-baseline", later: true),
      Flag("--allow-additions", later: true), Flag("--prune-baseline", later: true),
      Flag("--fix", later: true), Flag("--dry-run", later: true),
      Flag("--changed-since", .one("REV"), later: true), Flag("--no-cache", later: true),
      Flag("--cache", .one("DIR"), later: true), Flag("--stdin", .one("PATH"), later: true),
    ])

  static let inspect = CommandSyntax(
    "inspect", "say which architecture each module has, and its shape", operands: "[PATH]",
    count: 0...1,
    flags: [Flag("--format", .one("FORMAT"), "text (the default) or json")])

  static let rules = CommandSyntax(
    "rules", "list the rules",
    flags: [Flag("--format", .one("FORMAT"), "text (the default), json or markdown")])

  static let explain = CommandSyntax(
    "explain", "say what a rule is for, with examples", operands: "RULE", count: 1...1)

  static let explainRole = CommandSyntax(
    "explain-role", "say which role a type plays, and why", operands: "TYPE [PATH]", count: 1...2)

  private static let later = [
    CommandSyntax(
      "init", "write a configuration for an existing project", operands: "[PATH]", count: 0...1,
      later: true),
    CommandSyntax(
      "new", "write an app, a module or a view", operands: "app|module|view NAME",
      count: 0...Int.max,
      flags: ["--architecture", "--ui", "--at", "--templates"].map { Flag($0, .one("")) }
        + [Flag("--dry-run"), Flag("--standalone")], later: true),
    CommandSyntax(
      "graph", "draw modules or components", operands: "[PATH]", count: 0...1,
      flags: ["--kind", "--format", "--focus", "--diff"].map { Flag($0, .one("")) }, later: true),
    CommandSyntax(
      "trace", "show or check a trace", operands: "FILE", count: 0...2,
      flags: ["--format", "--architecture"].map { Flag($0, .one("")) }, later: true),
  ]
}
