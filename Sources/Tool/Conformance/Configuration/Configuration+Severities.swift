/// `"svip.*": "error"`.
package struct SeverityEntry: Hashable, Sendable {
  /// A rule's id, or a pattern for several.
  package var rules: PathPattern
  package var severity: Severity

  package init(_ rules: PathPattern, _ severity: Severity) {
    self.rules = rules
    self.severity = severity
  }
}

/// Severities for the files of some paths, and why.
package struct Override: Sendable {
  package var paths: [PathPattern]
  package var severities: [SeverityEntry]
  package var reason: String
  package var place: TextPlace

  package init(
    paths: [PathPattern], severities: [SeverityEntry], reason: String, place: TextPlace = .start
  ) {
    self.paths = paths
    self.severities = severities
    self.reason = reason
    self.place = place
  }
}

/// `"mvc.controller-size": { "lines": 400 }`.
package struct Limit: Hashable, Sendable {
  package var rule: String
  package var name: String
  package var value: Int
  package var place: TextPlace

  package init(_ rule: String, _ name: String, _ value: Int, at place: TextPlace = .start) {
    self.rule = rule
    self.name = name
    self.value = value
    self.place = place
  }
}

/// A module from outside of the root, and what it is for.
package struct KindPattern: Hashable, Sendable {
  package var modules: PathPattern
  package var kind: ModuleKind

  package init(_ modules: PathPattern, _ kind: ModuleKind) {
    self.modules = modules
    self.kind = kind
  }
}
