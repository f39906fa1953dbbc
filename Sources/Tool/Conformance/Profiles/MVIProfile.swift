import CodeIndex

extension Profile {
  /// Model, View, Intent, and a container that holds the two that live long.
  package static let mvi = Profile(
    .mvi,
    roles: [
      RolePattern("container", names: ["*Container"], bases: ["MVIContainer"], kinds: [.class]),
      RolePattern(
        "intent", names: ["*Intent", "*IntentImp", "*IntentImpl", "*IntentHandler"],
        bases: ["*IntentProtocol", "*Intent"], kinds: [.class, .actor, .struct]),
      RolePattern(
        "model", names: ["*Model", "*ModelImp", "*ModelImpl"],
        bases: [
          "*ModelState", "*ModelActions", "*ModelStateProtocol", "*ModelStatePotocol",
          "*ModelActionsProtocol", "*ModelActionProtocol", "*StateProtocol",
        ],
        kinds: [.class], except: ["*ViewModel"]),
      RolePattern(
        "router", names: ["*Router"], bases: ["RouterModifierProtocol"], kinds: [.struct, .class]),
      RolePattern("view", names: ["*View", "*Screen"], bases: ["View"], kinds: [.struct]),
    ],
    required: ["intent", "model", "view"], telling: ["intent", "container"],
    links: [
      Link("view", "container"), Link("container", "intent"), Link("container", "model"),
      Link("intent", "model", .weak),
    ],
    source: "\"SwiftUI и MVI\", Vyacheslav Ansimov, 2024")
}
