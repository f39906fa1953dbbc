import CodeIndex

/// How much each rule's findings weigh, file by file.
///
/// Built-in, then the preset of the architectures in use, then `severity`, then `overrides`: later wins, and
/// within one of them the pattern that says more. No more than the rule's ceiling, and a note at most when the rule
/// came after the rule set in force.
package struct SeverityTable: Sendable {
  private let configuration: Configuration
  /// Before overrides.
  private let general: [String: Severity]
  /// The overrides that say something of a rule.
  private let overrides: [String: [(paths: [PathPattern], entry: SeverityEntry)]]
  private let caps: [String: Severity]

  package init(_ configuration: Configuration, rules: [RuleDescription]) {
    self.configuration = configuration
    var general: [String: Severity] = [:]
    var overrides: [String: [(paths: [PathPattern], entry: SeverityEntry)]] = [:]
    var caps: [String: Severity] = [:]
    for rule in rules {
      general[rule.id] =
        Self.heaviest(configuration.severities, for: rule.id)?.severity ?? rule.severity
      overrides[rule.id] = configuration.overrides.compactMap { override in
        Self.heaviest(override.severities, for: rule.id).map { (override.paths, $0) }
      }
      let isLater = configuration.rules.map { rule.since > $0 } ?? false
      caps[rule.id] = isLater ? min(.note, rule.ceiling) : rule.ceiling
    }
    self.general = general
    self.overrides = overrides
    self.caps = caps
  }

  /// O(overrides).
  package func severity(of rule: String, in path: String) -> Severity {
    var best: (path: Int, rule: Int, severity: Severity)?
    for (paths, entry) in overrides[rule] ?? [] {
      guard let weight = Self.weight(of: paths, for: path) else { continue }
      let ruleWeight = entry.rules.glob.weight
      if best.map({ ($0.path, $0.rule) < (weight, ruleWeight) }) ?? true {
        best = (weight, ruleWeight, entry.severity)
      }
    }
    let wanted = best?.severity ?? general[rule] ?? .off
    return min(wanted, caps[rule] ?? .error)
  }

  /// Whether the rule is off wherever one looks, so that it need not be asked.
  package func isOff(_ rule: String) -> Bool {
    (general[rule] ?? .off) == .off
      && (overrides[rule] ?? []).allSatisfy { $0.entry.severity == .off }
  }

  /// What was asked for and is more than the rule may report.
  package var capped: [(rule: String, wanted: Severity, ceiling: Severity)] {
    general.keys.sorted().compactMap { rule in
      guard let wanted = general[rule], let cap = caps[rule], wanted > cap, wanted == .error,
        configuration.severities.contains(where: { $0.rules.glob.pattern == rule })
      else { return nil }
      return (rule, wanted, cap)
    }
  }

  static func weight(of paths: [PathPattern], for path: String) -> Int? {
    paths.filter { $0.glob.matches(path) }.map(\.glob.weight).max()
  }

  static func heaviest(_ entries: [SeverityEntry], for rule: String) -> SeverityEntry? {
    entries.filter { $0.rules.glob.matches(rule) }
      .max { $0.rules.glob.weight < $1.rules.glob.weight }
  }
}
