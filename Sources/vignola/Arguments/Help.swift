/// What `--help` prints.
enum Help {
  static func text(for command: CommandSyntax?) -> String {
    guard let command else { return overview }
    var lines = ["vignola \(command.name) \(command.operands)".trimmingSpaces, "", command.help]
    if command.isLater { lines += ["", "This command is not in this version."] }
    let shown = command.flags.filter { !$0.isLater && !$0.help.isEmpty }
    if !shown.isEmpty { lines += [""] + table(shown.map { (usage(of: $0), $0.help) }) }
    let later = command.flags.filter { $0.isLater }.map(\.name)
    if !later.isEmpty {
      lines += ["", "Not in this version: \(later.joined(separator: ", "))"]
    }
    return lines.joined(separator: "\n")
  }

  private static var overview: String {
    let commands = CommandSyntax.all.filter { !$0.isLater }
    let later = CommandSyntax.all.filter { $0.isLater }.map(\.name)
    var lines = ["vignola COMMAND: app architectures for Swift, checked", ""]
    lines += table(commands.map { ("\($0.name) \($0.operands)".trimmingSpaces, $0.help) })
    lines += [
      "",
      "'vignola COMMAND --help' has a command's flags. Not in this version: "
        + later.joined(separator: ", "),
      "Exit codes: 0 clean, 1 findings, 2 usage or configuration, 3 internal.",
    ]
    return lines.joined(separator: "\n")
  }

  private static func usage(of flag: CommandSyntax.Flag) -> String {
    switch flag.value {
    case .none: flag.name
    case .one(let what): "\(flag.name) \(what)"
    }
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, help in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(help)"
    }
  }
}
