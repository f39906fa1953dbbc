import CodeIndex
import Conformance

/// How a check is run.
struct CheckOptions {
  enum Format: String, CaseIterable { case xcode, json }

  struct Output {
    var format: Format
    /// `nil` for standard output.
    var file: String?
  }

  var paths: [String]
  var root: String?
  var configuration: String?
  var outputs: [Output]
  var isStrict: Bool
  var only: [Glob]?
  var except: [Glob]
  /// `nil` for one a core.
  var jobs: Int?
  var hasTimings: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    paths = arguments.operands
    root = arguments.value(of: "--root")
    configuration = arguments.value(of: "--config")
    isStrict = arguments.has("--strict")
    hasTimings = arguments.has("--timings")
    outputs = []
    for value in arguments.values["--format"] ?? ["xcode"] {
      outputs.append(try Self.output(value))
    }
    guard outputs.count(where: { $0.file == nil }) < 2 else {
      throw Failure("Two formats cannot both go to standard output; write one to a file: json=FILE")
    }
    only = try arguments.list(of: "--only").map { (names) throws(Failure) in
      try Self.patterns(names, of: "--only")
    }
    except = try Self.patterns(arguments.list(of: "--except") ?? [], of: "--except")
    if let value = arguments.value(of: "--jobs") {
      guard let number = Int(value), (1...1024).contains(number) else {
        throw Failure("'--jobs' is a number from 1 to 1024, and not '\(value)'.")
      }
      jobs = number
    }
  }

  private static func output(_ value: String) throws(Failure) -> Output {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let file = parts.count == 2 ? String(parts[1]) : nil
    if file?.isEmpty == true { throw Failure("'--format \(name)=' names no file.") }
    if let format = Format(rawValue: name) { return Output(format: format, file: file) }
    if ["github", "sarif", "junit", "html", "markdown"].contains(name) {
      throw .notInThisVersion("'--format \(name)'")
    }
    let hint = Nearest.hint(for: name, among: Format.allCases.map(\.rawValue))
    throw Failure("There is no format '\(name)'.", hint: hint)
  }

  /// Rules by id or pattern, of which there are some.
  private static func patterns(_ names: [String], of flag: String) throws(Failure) -> [Glob] {
    let ids = RuleCatalog.descriptions.map(\.id)
    var patterns: [Glob] = []
    for name in names {
      let glob = Glob(name)
      guard ids.contains(where: glob.matches) else {
        let hint = glob.isLiteral ? Nearest.hint(for: name, among: ids) : ""
        throw Failure("'\(flag)': there is no rule '\(name)'.", hint: hint)
      }
      patterns.append(glob)
    }
    return patterns
  }
}
