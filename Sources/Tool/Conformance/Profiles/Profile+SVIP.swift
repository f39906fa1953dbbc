import CodeIndex

extension Profile {
  /// Interactor, presenter and worker are protocols; logic, router and service are what is behind them.
  static let svip = Profile(
    .svip,
    roles: [
      RolePattern(
        "interactor", names: ["*Interactor"], bases: ["SVIPInteractor"], kinds: [.protocol]),
      RolePattern(
        "presenter", names: ["*Presenter"], bases: ["SVIPPresenter", "WBPresenter"],
        kinds: [.protocol]),
      RolePattern("worker", names: ["*Worker"], bases: ["SVIPWorker"], kinds: [.protocol]),
      RolePattern(
        "logic", names: ["*Logic"], bases: ["*Interactor", "SVIPInteractor"],
        kinds: [.actor, .class]),
      RolePattern(
        "router", names: ["*Router"], bases: ["*Presenter", "SVIPPresenter", "WBPresenter"],
        kinds: [.class, .struct, .actor]),
      RolePattern(
        "service", names: ["*Service"], bases: ["*Worker", "SVIPWorker"],
        kinds: [.actor, .class, .struct]),
      RolePattern("view-model", names: ["*ViewModel"], kinds: [.class]),
      RolePattern(
        "view", names: ["*ViewController", "*LegacyViewController"],
        weakNames: ["*View", "*Screen"],
        toolkitBases: Toolkit.viewControllers + Toolkit.valueViews, kinds: [.class, .struct],
        except: ["*_Previews", "*Previews"]),
      RolePattern("configurator", names: ["*Configurator"]),
      RolePattern("data", weakNames: ["*Data"], kinds: [.enum, .struct]),
    ],
    required: [["logic", "interactor"], ["logic", "router"]],
    requiredIfTold: [["router"], ["logic"]],
    telling: ["SVIPInteractor", "SVIPPresenter", "SVIPWorker", "WBPresenter"],
    links: [
      Link("view", "logic"), Link("view-model", "logic"), Link("view", "view-model"),
      Link("logic", "router"), Link("logic", "service"), Link("router", "view", .weak),
      Link("router", "view-model", .weak),
    ],
    together: [["logic", "service"]],
    source: "SVIP, simplified VIP (Wildberries, 2024)")
}
