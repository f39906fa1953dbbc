import CodeIndex

/// A type that plays a role.
package struct Component: Hashable, Sendable {
  /// Why it plays it; the first one counts that is there.
  package enum Evidence: String, Sendable { case configuration, base, name, folder }

  package var type: TypeSymbol
  package var role: Role
  package var evidence: Evidence
  /// What matched, in words: "the name matches *Presenter".
  package var reason: String
  /// The name without the role's part: `Cart` of `CartPresenter`. Components with one stem and one folder belong to one scene.
  package var stem: String

  package init(
    type: TypeSymbol, role: Role, evidence: Evidence, reason: String, stem: String
  ) {
    self.type = type
    self.role = role
    self.evidence = evidence
    self.reason = reason
    self.stem = stem
  }
}

extension Component {
  /// A type plays a role once, so the rest need not be looked at: components are the keys of every table.
  package static func == (left: Component, right: Component) -> Bool {
    left.type == right.type && left.role == right.role
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(role.name)
  }
}

/// The components of one screen, or of one part of it: what VIPER's users call a module.
package struct Scene: Hashable, Sendable {
  package var architecture: String
  /// The stem of its components.
  package var name: String
  package var module: String
  /// By role and path.
  package var components: [Component]
  /// The protocols behind which they stand, those of other scenes left out.
  package var protocols: [TypeSymbol]

  package init(
    architecture: String, name: String, module: String, components: [Component],
    protocols: [TypeSymbol] = []
  ) {
    self.architecture = architecture
    self.name = name
    self.module = module
    self.components = components
    self.protocols = protocols
  }

  package func component(_ role: String) -> Component? {
    components.first { $0.role.name == role }
  }
}

/// A stored property of a component through which it holds another one.
package struct Link: Hashable, Sendable {
  package var from: Component
  /// The components that the property's type can be: one for a concrete type, the conforming ones of the
  /// same scene for a protocol; several where they cannot be told apart.
  package var to: [Component]
  package var property: PropertyFact
  /// The class that declares it: another one than ``from`` when it is inherited.
  package var owner: TypeSymbol
  /// Whether the property is typed by a protocol.
  package var isByProtocol: Bool
  /// Whether the reference is weak: `weak`, or a wrapper that holds weakly, as `WeakHandle` and `WeakProxy`. `unowned` is
  /// not weak; ask ``property``.
  package var isWeak: Bool

  package init(
    from: Component, to: [Component], property: PropertyFact, owner: TypeSymbol, isByProtocol: Bool,
    isWeak: Bool
  ) {
    self.from = from
    self.to = to
    self.property = property
    self.owner = owner
    self.isByProtocol = isByProtocol
    self.isWeak = isWeak
  }

  package var position: SourcePosition { property.head.position }
}
