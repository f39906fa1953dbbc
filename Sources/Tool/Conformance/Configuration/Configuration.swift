import CodeIndex

/// `.vignola.json` as values; what is not written is empty.
///
/// Where something stands in the file is kept with it as far as a later step can find it wrong: a pattern that
/// matches nothing, an allowance that nobody needs.
package struct Configuration: Sendable {
  /// Where it was read from, to tell people; empty without a file.
  package var path = ""
  /// Rules that came later than this set report as notes.
  package var rules: RuleSetVersion?
  package var include: [PathPattern] = []
  package var exclude: [PathPattern] = []
  package var conditions: BuildConditions?
  /// Later entries win.
  package var architectures: [ArchitectureEntry] = []
  package var custom: [CustomArchitecture] = []
  package var modules: Levels?
  package var kinds: [KindPattern] = []
  package var severities: [SeverityEntry] = []
  package var overrides: [Override] = []
  package var limits: [Limit] = []

  package init() {}
}

/// Where something stands in the configuration, from 1.
package struct TextPlace: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static let start = TextPlace(line: 1, column: 1)

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A pattern for paths from the root, or for names of modules.
package struct PathPattern: Hashable, Sendable {
  package var glob: Glob
  package var place: TextPlace

  package init(_ pattern: String, at place: TextPlace = .start) {
    glob = Glob(pattern)
    self.place = place
  }
}

extension [PathPattern] {
  package func matches(_ text: String) -> Bool { contains { $0.glob.matches(text) } }
}

/// The number of a rule set: `0.1`.
package struct RuleSetVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1], major >= 0, minor >= 0
    else { return nil }
    self.init(major, minor)
  }

  /// The set that this version of the tool has.
  package static let current = RuleSetVersion(0, 1)

  package var description: String { "\(major).\(minor)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
