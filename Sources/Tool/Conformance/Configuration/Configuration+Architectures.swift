import CodeIndex

/// Which architectures the files under some paths are written in: several for flows over screens.
package struct ArchitectureEntry: Sendable {
  package var paths: [PathPattern]
  /// ``Architecture``'s words, or names of custom ones.
  package var use: [String]
  /// Beside what the architecture knows of its roles.
  package var roles: [RoleNames]
  /// The actor that the code is on without saying so: `MainActor`.
  package var isolation: String?
  package var place: TextPlace

  package init(
    paths: [PathPattern], use: [String], roles: [RoleNames] = [], isolation: String? = nil,
    place: TextPlace = .start
  ) {
    self.paths = paths
    self.use = use
    self.roles = roles
    self.isolation = isolation
    self.place = place
  }
}

/// How a project calls those that play a role.
package struct RoleNames: Hashable, Sendable {
  package var role: String
  /// `*Presenter`.
  package var names: [String]
  /// Base classes and protocols.
  package var bases: [String]
  /// Names of folders.
  package var folders: [String]
  package var place: TextPlace

  package init(
    _ role: String, names: [String] = [], bases: [String] = [], folders: [String] = [],
    place: TextPlace = .start
  ) {
    self.role = role
    self.names = names
    self.bases = bases
    self.folders = folders
    self.place = place
  }
}

/// An architecture of the house, none of the eleven.
package struct CustomArchitecture: Sendable {
  package struct Imports: Hashable, Sendable {
    package var role: String
    /// Kinds or names of modules.
    package var deny: [String]
    package var place: TextPlace

    package init(role: String, deny: [String], place: TextPlace = .start) {
      self.role = role
      self.deny = deny
      self.place = place
    }
  }

  package var name: String
  package var roles: [RoleNames]
  /// Who may hold whom; without any, who holds whom is not looked at.
  package var links: [Profile.Link]
  package var imports: [Imports]
  package var place: TextPlace

  package init(
    _ name: String, roles: [RoleNames], links: [Profile.Link] = [], imports: [Imports] = [],
    place: TextPlace = .start
  ) {
    self.name = name
    self.roles = roles
    self.links = links
    self.imports = imports
    self.place = place
  }
}

extension Configuration {
  /// The last entry that covers a file, if any does. O(patterns).
  package func architectures(ofFile path: String) -> ArchitectureEntry? {
    architectures.last { $0.paths.matches(path) }
  }
}
