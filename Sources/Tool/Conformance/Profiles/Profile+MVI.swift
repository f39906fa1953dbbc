import CodeIndex

extension Profile {
  /// Model, view, intent and a container; the model has one face for the view and one for the intent.
  ///
  /// The article spells one of its protocols `*ModelStatePotocol`, and who started from it has that name.
  static let mvi = Profile(
    .mvi,
    roles: [
      RolePattern("intent-protocol", names: ["*IntentProtocol", "*Intent"], kinds: [.protocol]),
      RolePattern(
        "model-state", names: ["*ModelState", "*ModelStateProtocol", "*ModelStatePotocol"],
        weakNames: ["*StateProtocol"], kinds: [.protocol]),
      RolePattern(
        "model-actions",
        names: ["*ModelActions", "*ModelActionsProtocol", "*ModelAction", "*ModelActionProtocol"],
        weakNames: ["*ActionProtocol", "*ActionsProtocol"], kinds: [.protocol]),
      RolePattern(
        "model-router", names: ["*ModelRouter", "*ModelRouterProtocol"], kinds: [.protocol]),
      RolePattern(
        "intent", names: ["*Intent", "*IntentImp", "*IntentHandler"], weakNames: ["*Logic"],
        bases: ["*IntentProtocol", "*Intent"], kinds: [.class, .actor],
        except: ["AppIntent", "INIntent"]),
      RolePattern(
        "model", weakNames: ["*Model"],
        bases: [
          "*ModelState", "*ModelStateProtocol", "*ModelStatePotocol", "*ModelActions",
          "*ModelActionsProtocol", "*ModelActionProtocol", "*ModelAction", "*ModelRouterProtocol",
          "*StateProtocol", "*ActionProtocol",
        ],
        kinds: [.class, .actor]),
      RolePattern("container", names: ["MVIContainer"], weakNames: ["*Container"], kinds: [.class]),
      RolePattern(
        "router", weakNames: ["*Router"], bases: ["RouterModifierProtocol"],
        kinds: [.struct, .class]),
      RolePattern(
        "view", weakNames: ["*View", "*Screen"], toolkitBases: Toolkit.valueViews,
        kinds: [.struct, .class],
        except: ["*_Previews", "*Previews"]),
      RolePattern("route", weakNames: ["*Route", "*RouterScreenType"], kinds: [.enum]),
      RolePattern("module", weakNames: ["*Module"], kinds: [.struct, .class, .enum]),
      RolePattern("types", weakNames: ["*Types"], kinds: [.enum, .struct]),
    ],
    required: [["intent", "model"]],
    telling: [
      "*IntentProtocol", "*ModelState", "*ModelStateProtocol", "*ModelStatePotocol",
      "*ModelActions", "*ModelActionsProtocol", "MVIContainer",
    ],
    links: [
      Link("view", "intent"), Link("view", "container"), Link("container", "intent"),
      Link("container", "model"), Link("intent", "model", .weak), Link("view", "model"),
    ],
    source: "SwiftUI и MVI (Vyacheslav Ansimov, 2024)")
}
