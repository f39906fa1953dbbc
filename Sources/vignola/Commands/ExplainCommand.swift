import Conformance

/// Says what a rule is for, with examples of both kinds.
enum ExplainCommand {
  static func text(of id: String) throws(Failure) -> String {
    guard let rule = RuleCatalog.description(id) else {
      let hint = Nearest.hint(for: id, among: RuleCatalog.descriptions.map(\.id))
      throw Failure("There is no rule '\(id)'.", hint: hint)
    }
    let limits = rule.limits.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let parts = [
      ("Why", rule.rationale), ("Source", rule.source), ("What to do", rule.fix),
      ("Known to be wrong", rule.falsePositives), ("With Vignola's runtime", rule.ours),
      ("Limits", limits.joined(separator: ", ")),
    ]
    var lines = ["\(rule.id) (\(rule.severity.rawValue))", rule.summary]
    for (title, text) in parts where !text.isEmpty { lines += ["", "\(title): \(text)"] }
    for example in rule.violations { lines += shown(example, as: "Wrong") }
    for example in rule.nearMisses { lines += shown(example, as: "Right") }
    return lines.joined(separator: "\n")
  }

  private static func shown(_ example: Example, as verdict: String) -> [String] {
    let code = example.code.split(separator: "\n", omittingEmptySubsequences: false)
    return ["", "\(verdict): \(example.title)", ""] + code.map { $0.isEmpty ? "" : "    \($0)" }
  }
}
