import CodeIndex

/// Who plays which role.
package struct RoleTable: Sendable {
  /// A type for which two things say different roles.
  package struct Conflict: Hashable, Sendable {
    package var type: TypeSymbol
    package var chosen: Component
    package var others: [Component]
  }

  /// By module and path.
  package let components: [Component]
  package let scenes: [Scene]
  package let conflicts: [Conflict]

  package init(components: [Component], scenes: [Scene], conflicts: [Conflict]) {
    self.components = components
    self.scenes = scenes
    self.conflicts = conflicts
  }

  package func links(of component: Component) -> [Link] { [] }
  package func roles(of type: TypeSymbol) -> [Component] { [] }
}
