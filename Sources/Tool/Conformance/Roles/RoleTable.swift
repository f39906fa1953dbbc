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
  /// By module and folder.
  package let scenes: [Scene]
  package let conflicts: [Conflict]
  /// Types of something that is none of the eleven, by its name: `RIBs`, `TCA`.
  package let others: [TypeSymbol: String]
  /// Components that others inherit from.
  let baseClasses: Set<TypeSymbol>
  private let links: [Component: [Link]]
  private let byType: [TypeSymbol: [Component]]
  private let byProtocol: [TypeSymbol: [Component]]

  init(
    components: [Component], scenes: [Scene], conflicts: [Conflict],
    links: [Component: [Link]], byType: [TypeSymbol: [Component]],
    byProtocol: [TypeSymbol: [Component]], others: [TypeSymbol: String],
    baseClasses: Set<TypeSymbol>
  ) {
    self.components = components
    self.scenes = scenes
    self.conflicts = conflicts
    self.links = links
    self.byType = byType
    self.byProtocol = byProtocol
    self.others = others
    self.baseClasses = baseClasses
  }

  /// No roles at all.
  package static let empty = RoleTable(
    components: [], scenes: [], conflicts: [], links: [:], byType: [:], byProtocol: [:],
    others: [:], baseClasses: [])

  /// Through which stored properties a component holds others, in the order of the text. O(1).
  package func links(of component: Component) -> [Link] { links[component] ?? [] }

  /// The roles that a type plays; of a protocol its own and those of the types that conform to it. O(roles).
  package func roles(of type: TypeSymbol) -> [Component] {
    (byType[type] ?? []) + (byProtocol[type] ?? [])
  }
}
