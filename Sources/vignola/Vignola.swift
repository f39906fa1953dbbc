import Foundation

/// The command line: arguments in, text out.
@main
struct Vignola {
  static func main() async {
    // A reader that goes away is an error like any other, and not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let console = Console()
    let status = await run(Array(CommandLine.arguments.dropFirst()), console: console)
    exit(status.rawValue)
  }

  private static func run(_ arguments: [String], console: Console) async -> ExitStatus {
    do {
      let status = try await perform(try Invocation(arguments), console: console)
      try console.flush()
      return status
    } catch let failure as Failure {
      for line in failure.lines { console.tell(line) }
      return failure.status
    } catch {
      console.tell("vignola: internal error: \(error)")
      return .internalError
    }
  }

  private static func perform(
    _ invocation: Invocation, console: Console
  ) async throws -> ExitStatus {
    switch invocation {
    case .help(let command): try console.print(Help.text(for: command))
    case .version: try console.print("vignola \(Version.number)")
    case .check(let options): return try await CheckCommand(options, console: console).run()
    case .rules(let format): try console.print(RulesCommand.text(format))
    case .explain(let rule): try console.print(ExplainCommand.text(of: rule))
    case .explainRole(let options):
      try ExplainRoleCommand(options, console: console).run()
    case .inspect(let options): try InspectCommand(options, console: console).run()
    }
    return .clean
  }
}

/// What the process says to whoever started it.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  /// Of the command line, the configuration or what it is about.
  case usage = 2
  case internalError = 3
}

enum Version {
  static let number = "0.1"
}
