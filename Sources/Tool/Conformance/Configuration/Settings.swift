import CodeIndex

/// What the configuration says to rules.
package struct Settings: Sendable {
  /// `limits` of the configuration: by rule, by name.
  package var limits: [String: [String: Int]] = [:]
  /// The kinds of external modules, beside the built-in table; the most specific pattern wins.
  package var kinds: [KindPattern] = []
  /// Folders whose code is on an actor without saying so: `isolation` of the configuration, by glob.
  package var isolation: [(paths: [PathPattern], actor: String)] = []
  package var levels: Levels?
  package var custom: [CustomArchitecture] = []

  package init() {}

  package init(_ configuration: Configuration) {
    for limit in configuration.limits {
      limits[limit.rule, default: [:]][limit.name] = limit.value
    }
    kinds = configuration.kinds
    isolation = configuration.architectures.compactMap { entry in
      entry.isolation.map { (entry.paths, $0) }
    }
    levels = configuration.modules
    custom = configuration.custom
  }

  package func limit(_ rule: String, _ name: String, default value: Int) -> Int {
    limits[rule]?[name] ?? value
  }

  /// What the configuration says of an external module. O(patterns).
  package func configuredKind(of module: String) -> ModuleKind? {
    kinds.filter { $0.modules.glob.matches(module) }
      .max { $0.modules.glob.weight < $1.modules.glob.weight }?.kind
  }
}

/// What an external module is for.
package enum ModuleKind: String, Sendable, CaseIterable {
  case ui, system, reactive, persistence, network, sdk, utility, test
}
