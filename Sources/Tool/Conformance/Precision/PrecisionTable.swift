/// How often each rule is right, by the labels that count for it.
package struct PrecisionTable: Sendable {
  package struct Row: Hashable, Sendable {
    package var rule: String
    package var right: Int
    package var wrong: Int
    /// The readers disagree; counted as wrong.
    package var disputed: Int

    package var labels: Int { right + wrong + disputed }

    /// From 0 to 100, rounded down; `nil` without labels.
    package var percent: Int? { labels == 0 ? nil : right * 100 / labels }

    /// The most that the rule may weigh without any configuration: fewer than ten labels prove nothing.
    package var ceiling: Severity {
      guard labels >= 10, let percent else { return .warning }
      return percent >= 90 ? .error : percent >= 70 ? .warning : .off
    }

    package var standing: String {
      guard labels >= 10 else { return "unproven" }
      switch ceiling {
      case .error: return "proven"
      case .off: return "off by default"
      default: return "warns at most"
      }
    }
  }

  /// By rule.
  package let rows: [Row]

  /// A row for each of the rules, with or without labels. O(rules + labels).
  package init(_ labels: PrecisionLabels, rules: [String]) {
    var table: [String: Row] = [:]
    for rule in rules { table[rule] = Row(rule: rule, right: 0, wrong: 0, disputed: 0) }
    for label in labels.labels {
      guard !(labels.tuned[label.rule] ?? []).contains(label.repository) else { continue }
      switch Set(label.verdicts) {
      case [.right]: table[label.rule]?.right += 1
      case [.wrong]: table[label.rule]?.wrong += 1
      default: table[label.rule]?.disputed += 1
      }
    }
    rows = table.values.sorted { $0.rule < $1.rule }
  }

  package func row(_ rule: String) -> Row? { rows.first { $0.rule == rule } }
}

extension Severity {
  /// `off`, `note`, `warning`, `error`, from 0.
  package var weight: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}

extension PrecisionTable {
  /// The page: a line a rule with labels, and the names of those without.
  package var markdown: String {
    let known = rows.filter { $0.labels > 0 }
    let lines = known.map { row in
      "| `\(row.rule)` | \(row.labels) | \(row.right) | \(row.wrong) | \(row.disputed) | "
        + "\(row.percent.map { "\($0) %" } ?? "") | \(row.standing) |"
    }
    let unlabelled = rows.filter { $0.labels == 0 }.map { "`\($0.rule)`" }
    return """
      | rule | labels | right | wrong | disputed | precision | |
      |---|---:|---:|---:|---:|---:|---|
      \(lines.joined(separator: "\n"))

      Without a label that counts: \(unlabelled.joined(separator: ", ")).

      """
  }
}
