import CodeIndex
import Conformance
import Foundation

/// Reports what breaks the architecture.
struct CheckCommand {
  let options: CheckOptions
  let console: Console

  init(_ options: CheckOptions, console: Console) {
    self.options = options
    self.console = console
  }

  func run() async throws -> ExitStatus {
    let stopwatch = Stopwatch()
    let location = try ProjectLocation(
      paths: options.paths, root: options.root, configuration: options.configuration)
    let loader = ProjectLoader(location, jobs: options.jobs)
    let configuration = try loader.configuration()
    try keepSources()
    let (code, found) = try loader.code(configuration)
    stopwatch.lap("reading")
    guard code.files.contains(where: { location.isReported($0.path) }) else {
      let place = ProjectLocation.shown(
        ProjectLocation.join(location.root, location.reported.first ?? ""))
      throw Failure("There is no Swift file in '\(place)'.")
    }
    try loader.check(configuration, against: code)
    let project = Project(code, configuration: configuration)
    stopwatch.lap("roles")
    var check = Check(project: project, configuration: configuration, contents: loader.contents)
    check.only = options.only
    check.except = options.except
    check.jobs = loader.jobs
    check.isReported = { location.isReported($0) }
    guard !check.rules.isEmpty else { throw noRule(check) }
    var report = await check.run { rule, duration in stopwatch.add(rule, duration) }
    report.add(found, isReported: location.isReported)
    stopwatch.lap("rules")
    try write(report, of: location)
    tell(report, of: check, in: location)
    if options.hasTimings { stopwatch.lines.forEach(console.tell) }
    let fails = report.count(.error) > 0 || (options.isStrict && report.count(.warning) > 0)
    return fails ? .findings : .clean
  }

  /// A report takes the place of an older one, and of nothing that somebody has written.
  private func keepSources() throws {
    for file in options.outputs.compactMap(\.file) {
      let name = URL(fileURLWithPath: file).lastPathComponent
      let isKept =
        [".swift", ".pbxproj"].contains { name.hasSuffix($0) } || name == ".vignola.json"
        || file == options.configuration
      guard isKept, FileManager.default.fileExists(atPath: file) else { continue }
      throw Failure("'\(file)' is no report and is not overwritten.", hint: "Name another file.")
    }
  }

  private func noRule(_ check: Check) -> Failure {
    let inUse = check.project.families(check.configuration).sorted().joined(separator: ", ")
    return Failure(
      "No rule applies.", hint: "There are rules here of \(inUse), and all are off or left out.")
  }

  private func write(_ report: Report, of location: ProjectLocation) throws {
    for output in options.outputs {
      let text =
        switch output.format {
        case .xcode:
          XcodeFormat(root: location.root, hasColor: output.file == nil && console.hasColor)
            .text(report)
        case .json: JSONFormat.text(report)
        }
      guard let file = output.file else {
        try console.print(text)
        continue
      }
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      } catch {
        throw Failure("'\(file)' cannot be written: \(error.localizedDescription)")
      }
    }
  }

  private func tell(_ report: Report, of check: Check, in location: ProjectLocation) {
    for problem in report.problems {
      let path = ProjectLocation.shown(ProjectLocation.join(location.root, problem.place.path))
      console.tell(
        "\(path):\(problem.place.line):\(problem.place.column): warning: \(problem.message)")
    }
    for (rule, wanted, ceiling) in check.severities.capped {
      console.tell(
        "vignola: note: '\(rule)' is a \(ceiling.rawValue) at most, and no \(wanted.rawValue)")
    }
    console.tell("vignola: \(Counts.sentence(report))")
  }
}

/// "2 errors, 1 warning and no notes".
enum Counts {
  static func sentence(_ report: Report) -> String {
    let parts = [
      many(report.count(.error), "error"), many(report.count(.warning), "warning"),
      many(report.count(.note), "note"),
    ]
    return "\(parts[0]), \(parts[1]) and \(parts[2]) in \(many(report.fileCount, "Swift file")), "
      + "by \(many(report.rules.count, "rule"))"
  }

  static func many(_ count: Int, _ what: String) -> String {
    "\(count == 0 ? "no" : "\(count)") \(what)\(count == 1 ? "" : "s")"
  }
}
