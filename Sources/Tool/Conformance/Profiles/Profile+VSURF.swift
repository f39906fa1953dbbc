import CodeIndex

extension Profile {
  /// View, view state, business unit, navigation routing, singleton services factory.
  static let vsurf = Profile(
    .vsurf,
    roles: [
      RolePattern(
        "view-group", names: ["*ViewGroup"], bases: ["ViewGroup"], kinds: [.struct, .class]),
      RolePattern(
        "holder", names: ["*ViewStateHolder", "*StateHolder"], weakNames: ["*Holder"],
        bases: ["ViewStateHolder"], kinds: [.class, .actor, .struct]),
      RolePattern("unit-input", names: ["*UnitInput"], bases: ["UnitInput"], kinds: [.protocol]),
      RolePattern("unit-output", names: ["*UnitOutput"], bases: ["UnitOutput"], kinds: [.protocol]),
      RolePattern("unit-factory", names: ["*UnitFactory"]),
      RolePattern(
        "unit", names: ["*Unit"], bases: ["UnitInput", "UnitOutput", "*UnitInput", "*UnitOutput"],
        kinds: [.class, .actor]),
      RolePattern("facade", names: ["*Facade"]),
      RolePattern("container", weakNames: ["*Container"], kinds: [.class, .struct]),
      RolePattern(
        "navigation-state", names: ["*NavigationState"], weakNames: ["*Navigation"],
        bases: ["NavigationState", "@NavigationState"], kinds: [.struct, .class, .enum]),
      RolePattern("signal", names: ["*Signal"], bases: ["@Multicast"], kinds: [.protocol]),
      RolePattern("view-output", names: ["*ViewOutput"], kinds: [.protocol]),
      RolePattern("view-state", names: ["*ViewState"], kinds: [.struct, .enum, .class]),
      RolePattern(
        "view", toolkitBases: Toolkit.valueViews, kinds: [.struct],
        except: ["*_Previews", "*Previews"]),
    ],
    required: [["holder"], ["unit", "unit-input"], ["unit", "unit-factory"]],
    telling: ["*ViewStateHolder", "*UnitInput", "*UnitOutput", "ViewStateHolder", "*UnitFactory"],
    links: [
      Link("view", "holder", .weak), Link("view-group", "holder"),
      Link("view-group", "unit"), Link("holder", "unit"),
      Link("view-group", "container"),
      Link("container", "unit"), Link("container", "holder"),
    ],
    source: "Архитектура для SwiftUI — VSURF (Nikita Korobeinikov, Surf, 2024)")
}
