import CodeIndex

/// What is known of an architecture without its rules: the roles, how to see them, and who holds whom.
///
/// One file an architecture in `Profiles/`. An architecture of a configuration's own is one too.
package struct Profile: Sendable {
  package enum Strength: String, CaseIterable, Sendable { case strong, weak }

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

  /// The architecture's word, or the name of a custom one.
  package var name: String
  /// Of one of the eleven.
  package var architecture: Architecture?
  /// In the order in which they are tried.
  package var roles: [RolePattern]
  /// Sets of roles, one of which a scene of this architecture has at least, for detection.
  package var required: [Set<String>]
  /// The same for scenes in which one of the ``telling`` names occurs.
  package var requiredIfTold: [Set<String>]
  /// Names of types and protocols that hardly anything else has: `*Wireframe`, `*BusinessLogic`. They
  /// decide between architectures whose roles have the same names.
  package var telling: [NamePattern]
  /// Who holds whom.
  package var links: [Link]
  /// Roles that one type may well play at once: a parent's logic is its child's worker in SVIP.
  package var together: [Set<String>]
  /// Whether it stands over screens of another architecture.
  package var isFlow: Bool
  /// The title and the author of what describes it.
  package var source: String

  package init(
    _ architecture: Architecture, roles: [RolePattern], required: [Set<String>],
    requiredIfTold: [Set<String>] = [], telling: [NamePattern] = [], links: [Link],
    together: [Set<String>] = [], isFlow: Bool = false,
    source: String
  ) {
    self.init(custom: architecture.rawValue, roles: roles, links: links)
    self.architecture = architecture
    self.required = required
    self.requiredIfTold = requiredIfTold
    self.telling = telling
    self.together = together
    self.isFlow = isFlow
    self.source = source
  }

  /// An architecture of the configuration's own, which is never detected.
  package init(custom name: String, roles: [RolePattern], links: [Link]) {
    self.name = name
    self.roles = roles
    self.links = links
    required = []
    requiredIfTold = []
    telling = []
    together = []
    isFlow = false
    source = "the configuration"
  }
}

extension Profile {
  /// The eleven, in the order in which detection prefers them when nothing else decides: what asks for
  /// more first.
  package static let all: [Profile] = [
    .roundtable, .svip, .vsurf, .viper, .vip, .mvi, .mvp, .mvvm, .mv, .mvc, .coordinator,
  ]

  package static func of(_ architecture: Architecture) -> Profile {
    switch architecture {
    case .roundtable: .roundtable
    case .coordinator: .coordinator
    case .svip: .svip
    case .vsurf: .vsurf
    case .mvi: .mvi
    case .mvc: .mvc
    case .mv: .mv
    case .mvp: .mvp
    case .mvvm: .mvvm
    case .viper: .viper
    case .vip: .vip
    }
  }
}
