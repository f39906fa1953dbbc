import CodeIndex

/// What is known of an architecture without its rules: the roles, how to see them, and who holds whom.
///
/// One file an architecture in `Profiles/`.
package struct Profile: Sendable {
  package enum Strength: String, Sendable { case strong, weak }

  package struct Link: Hashable, Sendable {
    package var from: String
    package var to: String
    package var strength: Strength

    package init(_ from: String, _ to: String, _ strength: Strength = .strong) {
      self.from = from
      self.to = to
      self.strength = strength
    }
  }

  package var architecture: Architecture
  /// In the order in which they are tried.
  package var roles: [RolePattern]
  /// The roles without which a module is not of this architecture, for detection.
  package var required: [String]
  /// Roles that only this architecture has; they weigh double in detection.
  package var telling: [String]
  /// Words that a scene's types share a prefix before, beside the names in ``roles``: of `CartViewProtocol`, `ViewProtocol`.
  package var links: [Link]
  /// The title and the author of what describes it.
  package var source: String

  package init(
    _ architecture: Architecture, roles: [RolePattern], required: [String], telling: [String] = [],
    links: [Link], source: String
  ) {
    self.architecture = architecture
    self.roles = roles
    self.required = required
    self.telling = telling
    self.links = links
    self.source = source
  }
}
