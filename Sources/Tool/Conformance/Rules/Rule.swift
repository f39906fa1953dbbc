/// One thing that must hold. A file a rule, with the examples that are its tests.
///
/// Rules are asked in no particular order, from several threads; they keep nothing.
package protocol Rule: Sendable {
  var about: RuleDescription { get }

  /// In whatever order; suppression, severity and sorting are not the rule's.
  func findings(in project: Project) -> [Finding]
}

extension Rule {
  package var id: String { about.id }
}

/// What `vignola explain` says of a rule.
package struct RuleDescription: Sendable {
  /// `viper.presenter-view-weak`: the architecture, `gen` or `module`, and the rule's name.
  package var id: String
  /// One line, as a demand: "A presenter holds its view weakly".
  package var summary: String
  /// Before any configuration. A rule whose precision is unproven warns at most.
  package var severity: Severity
  /// Why, in a few sentences.
  package var rationale: String
  /// The article, the book or the repository that it comes from.
  package var source: String
  /// What to do about a finding.
  package var fix: String
  /// Where it is known to be wrong; empty if nowhere.
  package var falsePositives: String
  /// What it means for code that uses the runtime of this package, where that differs from the published form.
  package var ours: String
  /// At least three: one through an extension, base class or typealias in another file, one nested.
  package var violations: [Example]
  /// At least three that come close and are right.
  package var nearMisses: [Example]
  /// The most it may report, whatever is asked for: `warning` until labelled findings show that nine in ten are right.
  package var ceiling: Severity
  /// The rule set with which it came.
  package var since: RuleSetVersion
  /// What `limits` of the configuration may set, and what it is without that: `["lines": 300]`.
  package var limits: [String: Int]

  package init(
    id: String, summary: String, severity: Severity, rationale: String, source: String, fix: String,
    falsePositives: String = "", ours: String = "", violations: [Example], nearMisses: [Example],
    ceiling: Severity = .warning, since: RuleSetVersion = RuleSetVersion(0, 1),
    limits: [String: Int] = [:]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.rationale = rationale
    self.source = source
    self.fix = fix
    self.falsePositives = falsePositives
    self.ours = ours
    self.violations = violations
    self.nearMisses = nearMisses
    self.ceiling = ceiling
    self.since = since
    self.limits = limits
  }

  /// `viper` of `viper.presenter-view-weak`.
  package var family: String { String(id.prefix { $0 != "." }) }
}

/// Code that a rule has, or must not have, something to say of.
package struct Example: Sendable {
  /// What is special about it, in words.
  package var title: String
  /// One file, or several that begin with a line `// file: Cart/CartPresenter.swift`. Each line for which a finding is
  /// expected ends in `// <-`. A first line `// config: {…}` is the configuration, where the architecture alone does not do.
  package var code: String

  package init(_ title: String, _ code: String) {
    self.title = title
    self.code = code
  }
}
