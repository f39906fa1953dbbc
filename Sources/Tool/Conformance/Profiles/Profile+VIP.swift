import CodeIndex

extension Profile {
  /// Clean Swift's one-way cycle: view controller, interactor, presenter, and back.
  static let vip = Profile(
    .vip,
    roles: [
      RolePattern(
        "interactor", names: ["*Interactor"], bases: ["*BusinessLogic", "*DataStore"],
        kinds: [.class, .struct, .actor]),
      RolePattern(
        "presenter", names: ["*Presenter"], bases: ["*PresentationLogic"],
        kinds: [.class, .struct, .actor]),
      RolePattern(
        "router", names: ["*Router"], bases: ["*RoutingLogic", "*DataPassing"],
        kinds: [.class, .struct]),
      RolePattern(
        "view", names: Toolkit.controllerNames, weakNames: ["*View", "*Screen", "*Controller"],
        bases: ["*DisplayLogic"], toolkitBases: Toolkit.viewControllers, structureBases: ["View"],
        kinds: [.class, .struct]),
      RolePattern("worker", names: ["*Worker"], kinds: [.class, .struct, .actor]),
      RolePattern(
        "configurator", names: ["*Configurator", "*Assembly"], weakNames: ["*Builder", "*Factory"]),
      RolePattern("models", names: ["*Models"], kinds: [.enum, .struct]),
      RolePattern("data-store", names: ["*DataStore"], kinds: [.protocol]),
    ],
    required: [["interactor", "presenter"]],
    telling: [
      "*BusinessLogic", "*PresentationLogic", "*DisplayLogic", "*RoutingLogic", "*DataPassing",
    ],
    links: [
      Link("view", "interactor"), Link("interactor", "presenter"), Link("presenter", "view", .weak),
      Link("interactor", "worker"), Link("view", "router"), Link("router", "view", .weak),
      Link("router", "interactor"),
    ],
    source: "Clean Swift iOS Architecture (Raymond Law)")
}
