import CodeIndex

/// What the configuration says to rules.
package struct Settings: Sendable {
  /// `limits` of the configuration: by rule, by name.
  package var limits: [String: [String: Int]] = [:]
  /// The kinds of external modules, beside the built-in table: ``ModuleKind``.
  package var kinds: [String: ModuleKind] = [:]
  /// Folders whose code is on an actor without saying so: `isolation` of the configuration, by glob.
  package var isolation: [(paths: [String], actor: String)] = []
  package var levels: Levels?

  package init() {}

  package func limit(_ rule: String, _ name: String, default value: Int) -> Int {
    limits[rule]?[name] ?? value
  }
}

/// What an external module is for.
package enum ModuleKind: String, Sendable, CaseIterable {
  case ui, system, reactive, persistence, network, sdk, utility, test
}

/// `modules` of the configuration: levels from low to high, and who stands on which.
package struct Levels: Sendable {
  package init() {}
}
