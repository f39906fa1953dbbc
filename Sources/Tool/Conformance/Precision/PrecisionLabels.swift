import Foundation

/// What readers said of findings in public code: `Tests/Precision/labels.json`. None of the code is in it.
package struct PrecisionLabels: Codable, Sendable {
  package enum Verdict: String, Codable, Sendable, CaseIterable { case right, wrong }

  /// One finding, and what each reader said of it without seeing what the other one did.
  package struct Label: Codable, Hashable, Sendable {
    package var repository: String
    package var commit: String
    package var path: String
    package var symbol: String
    package var subject: String
    package var rule: String
    /// In the order of the readers.
    package var verdicts: [Verdict]

    package init(
      repository: String, commit: String, path: String, symbol: String, subject: String,
      rule: String, verdicts: [Verdict]
    ) {
      self.repository = repository
      self.commit = commit
      self.path = path
      self.symbol = symbol
      self.subject = subject
      self.rule = rule
      self.verdicts = verdicts
    }
  }

  package var schema: Int
  /// By rule the repositories on which it was tuned: their labels do not count for it.
  package var tuned: [String: [String]]
  package var labels: [Label]

  package init(schema: Int, tuned: [String: [String]], labels: [Label]) {
    self.schema = schema
    self.tuned = tuned
    self.labels = labels
  }

  package static func read(_ data: Data) throws -> PrecisionLabels {
    try JSONDecoder().decode(PrecisionLabels.self, from: data)
  }
}

extension PrecisionLabels {
  /// What is wrong with the file itself, in words; empty if nothing.
  package func problems(rules: Set<String>) -> [String] {
    var problems = schema == 1 ? [] : ["the schema is \(schema); this version reads 1"]
    problems += Set(tuned.keys).subtracting(rules).sorted().map { "'tuned' names no rule: \($0)" }
    var seen: Set<Label> = []
    for (index, label) in labels.enumerated() {
      let place = "label \(index + 1) (\(label.rule), \(label.repository))"
      if !rules.contains(label.rule) { problems.append("\(place) names no rule") }
      if label.verdicts.count != 2 { problems.append("\(place) has not two verdicts") }
      if label.commit.count != 40 || !label.commit.allSatisfy(\.isHexDigit) {
        problems.append("\(place) has no commit of 40 hexadecimal digits")
      }
      if label.repository.split(separator: "/").count != 2 {
        problems.append("\(place) has no repository of the form owner/name")
      }
      if label.path.isEmpty || label.symbol.isEmpty { problems.append("\(place) says no place") }
      var plain = label
      plain.verdicts = []
      if !seen.insert(plain).inserted { problems.append("\(place) is there twice") }
    }
    return problems
  }
}
