import CodeIndex

extension Profile {
  /// View, view State, business Unit, navigation Routing, singleton services Factory.
  package static let vsurf = Profile(
    .vsurf,
    roles: [
      RolePattern("view-group", names: ["*ViewGroup"], bases: ["ViewGroup"], kinds: [.struct]),
      RolePattern(
        "holder", names: ["*ViewStateHolder", "*StateHolder"], bases: ["ViewStateHolder"],
        kinds: [.class]),
      RolePattern(
        "unit", names: ["*Unit"], bases: ["UnitInput", "UnitOutput", "*UnitInput", "*UnitOutput"],
        kinds: [.class, .actor]),
      RolePattern("unit-factory", names: ["*UnitFactory"], kinds: [.enum, .struct, .class]),
      RolePattern("facade", names: ["*Facade"]),
      RolePattern(
        "navigation-state", names: ["*NavigationState"], bases: ["NavigationState"],
        kinds: [.struct]),
      RolePattern("view", names: ["*View", "*Screen"], bases: ["View"], kinds: [.struct]),
    ],
    required: ["view-group", "unit"], telling: ["view-group", "holder", "unit", "facade"],
    links: [
      Link("view-group", "holder"), Link("view-group", "unit"), Link("holder", "unit"),
      Link("view", "holder", .weak),
    ],
    source: "\"Архитектура для SwiftUI — VSURF\", Nikita Korobeinikov, Surf, 2024")
}
