import CodeIndex

extension ConfigurationReader {
  mutating func severities(_ node: JSONNode?, _ what: String) -> [SeverityEntry] {
    guard let node, let members = members(node, what) else { return [] }
    return members.compactMap { member in
      word(member.value, "The severity of '\(member.key)'", Severity.self).map {
        SeverityEntry(PathPattern(member.key, at: place(member.keyOffset)), $0)
      }
    }
  }

  mutating func overrides(_ node: JSONNode?) -> [Override] {
    list(node, "'overrides'").compactMap { entry in
      let what = "an entry of 'overrides'"
      guard
        let parts = object(
          entry, "An entry of 'overrides'", known: ["paths", "severity", "reason"]),
        let paths = require("paths", of: parts, what, at: entry),
        let severity = require("severity", of: parts, what, at: entry),
        let reasonNode = require("reason", of: parts, what, at: entry),
        let reason = text(reasonNode, "'reason'")
      else { return nil }
      return Override(
        paths: patterns(paths, "'paths'"), severities: severities(severity, "'severity'"),
        reason: reason, place: place(entry.offset))
    }
  }

  mutating func limits(_ node: JSONNode?) -> [Limit] {
    guard let node, let members = members(node, "'limits'") else { return [] }
    return members.flatMap { member -> [Limit] in
      guard let names = self.members(member.value, "The limits of '\(member.key)'") else {
        return []
      }
      return names.compactMap { name in
        guard let value = number(name.value, "The limit '\(name.key)'") else { return nil }
        if value < 0 { report("A limit is not negative.", at: name.value.offset) }
        return Limit(member.key, name.key, value, at: place(member.keyOffset))
      }
    }
  }

  /// What names rules must name some, and no two of equal weight may name one rule.
  mutating func check(_ configuration: Configuration) {
    let ids = RuleCatalog.descriptions.map(\.id)
    for entries in [configuration.severities] + configuration.overrides.map(\.severities) {
      for entry in entries where !ids.contains(where: entry.rules.glob.matches) {
        let pattern = entry.rules.glob.pattern
        report(
          entry.rules.glob.isLiteral
            ? "There is no rule '\(pattern)'. \(Nearest.hint(for: pattern, among: ids))"
            : "No rule's id is like '\(pattern)'.", at: entry.rules.place)
      }
      for id in ids { refuseTies(entries.filter { $0.rules.glob.matches(id) }, of: id) }
    }
    for limit in configuration.limits {
      if limit.rule == "inspect", limit.name == "lines" { continue }
      guard let rule = RuleCatalog.description(limit.rule) else {
        report(
          "There is no rule '\(limit.rule)'. \(Nearest.hint(for: limit.rule, among: ids))",
          at: limit.place)
        continue
      }
      if rule.limits[limit.name] == nil {
        let known = rule.limits.keys.sorted()
        report(
          known.isEmpty
            ? "The rule '\(limit.rule)' has no limits."
            : "The rule '\(limit.rule)' has no limit '\(limit.name)'. "
              + Nearest.hint(for: limit.name, among: known), at: limit.place)
      }
    }
  }

  private mutating func refuseTies(_ entries: [SeverityEntry], of id: String) {
    guard let top = entries.map(\.rules.glob.weight).max() else { return }
    let heaviest = entries.filter { $0.rules.glob.weight == top }
    guard let first = heaviest.first, let second = heaviest.dropFirst().first else { return }
    let message =
      "'\(first.rules.glob.pattern)' and '\(second.rules.glob.pattern)' say equally much of "
      + "'\(id)'; one has to say more."
    if !problems.contains(where: { $0.place == second.rules.place }) {
      report(message, at: second.rules.place)
    }
  }
}
