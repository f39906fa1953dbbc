import Conformance

/// Lists the rules.
enum RulesCommand {
  enum Format: String, CaseIterable { case text, json, markdown }

  static func text(_ format: Format) -> String {
    let rules = RuleCatalog.descriptions
    switch format {
    case .text: return table(rules)
    case .json:
      return JSONText.object([
        ("schema", .number(1)), ("ruleSet", .text("\(RuleSetVersion.current)")),
        ("rules", .array(rules.map(json))),
      ]).written
    case .markdown: return markdown(rules)
    }
  }

  private static func table(_ rules: [RuleDescription]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue
      return
        "\(id)  \(severity)\(String(repeating: " ", count: 7 - severity.count))  \(rule.summary)"
    }.joined(separator: "\n")
  }

  private static func markdown(_ rules: [RuleDescription]) -> String {
    let rows = rules.map { rule in
      let summary = rule.summary.replacing("|", with: "\\|")
      return "| `\(rule.id)` | \(rule.severity.rawValue) | \(summary) |"
    }
    return (["| Rule | Severity | What it asks for |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func json(_ rule: RuleDescription) -> JSONText {
    .object([
      ("id", .text(rule.id)), ("family", .text(rule.family)), ("summary", .text(rule.summary)),
      ("severity", .text(rule.severity.rawValue)), ("ceiling", .text(rule.ceiling.rawValue)),
      ("since", .text("\(rule.since)")), ("rationale", .text(rule.rationale)),
      ("source", .text(rule.source)), ("fix", .text(rule.fix)),
      ("falsePositives", .text(rule.falsePositives)), ("ours", .text(rule.ours)),
      (
        "limits",
        .object(rule.limits.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })
      ),
    ])
  }
}
