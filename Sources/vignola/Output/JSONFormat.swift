import CodeIndex
import Conformance

/// A report for programs: paths from the root, and nothing of the machine it was made on.
enum JSONFormat {
  static func text(_ report: Report) -> String {
    JSONText.object([
      ("schema", .number(1)),
      ("tool", .object([("name", .text("vignola")), ("version", .text(Version.number))])),
      ("files", .number(report.fileCount)),
      ("rules", .array(report.rules.map { .text($0) })),
      (
        "counts",
        .object(
          [Severity.error, .warning, .note].map { ($0.rawValue, .number(report.count($0))) })
      ),
      (
        "skipped",
        .object(
          report.skipped.sorted { $0.key < $1.key }.map { ($0.key.rawValue, .number($0.value)) })
      ),
      ("findings", .array(report.entries.map(finding))),
      ("problems", .array(report.problems.map { .object(members($0.place, $0.message)) })),
    ]).written
  }

  private static func finding(_ entry: Report.Entry) -> JSONText {
    .object(
      [("rule", .text(entry.rule)), ("severity", .text(entry.severity.rawValue))]
        + members(entry.place, entry.message)
        + [
          ("symbol", .text(entry.symbol)), ("subject", .text(entry.subject)),
          ("fingerprint", .text(entry.fingerprint)),
          ("notes", .array(entry.notes.map { .object(members($0.place, $0.message)) })),
        ])
  }

  private static func members(
    _ place: Report.Place, _ message: String
  ) -> [(String, JSONText)] {
    [
      ("path", .text(place.path)), ("line", .number(place.line)),
      ("column", .number(place.column)), ("message", .text(message)),
    ]
  }
}
