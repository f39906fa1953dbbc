import CodeIndex

/// `modules` of the configuration: levels from low to high, and who stands on which.
package struct Levels: Sendable {
  package enum Mode: String, CaseIterable, Sendable {
    /// The level directly below, and what every level may use.
    case strict
    /// Any lower level.
    case relaxed
  }

  package enum Peers: String, CaseIterable, Sendable { case forbid, allow }

  /// Two halves of an app that know nothing of each other below a level.
  package struct Columns: Hashable, Sendable {
    package var names: [String]
    package var meetAt: String

    package init(names: [String], meetAt: String) {
      self.names = names
      self.meetAt = meetAt
    }
  }

  package struct Place: Hashable, Sendable {
    package var modules: [PathPattern]
    package var level: String
    package var column: String?

    package init(modules: [PathPattern], level: String, column: String? = nil) {
      self.modules = modules
      self.level = level
      self.column = column
    }
  }

  /// A dependency that the levels forbid and that is there all the same.
  package struct Allowance: Hashable, Sendable {
    package var from: PathPattern
    package var to: PathPattern
    package var reason: String

    package init(from: PathPattern, to: PathPattern, reason: String) {
      self.from = from
      self.to = to
      self.reason = reason
    }
  }

  /// Where modules are read from; `nil` for what is found.
  package var source: SourceModule.Origin?
  /// Low to high.
  package var names: [String] = []
  package var columns: Columns?
  package var mode: Mode = .strict
  package var peers: Peers = .forbid
  package var places: [Place] = []
  /// By level: kinds (``ModuleKind``), names of modules as patterns, or `*`. A level that is not there may use any.
  package var external: [String: [String]] = [:]
  /// By level: `unit`, `snapshot`, `ui`, `performance`.
  package var tests: [String: [String]] = [:]
  package var allowances: [Allowance] = []
  /// Where `modules` stands in the configuration.
  package var place = TextPlace.start

  package init() {}

  /// The last place that names a module.
  package func place(of module: String) -> Place? {
    places.last { $0.modules.matches(module) }
  }
}
