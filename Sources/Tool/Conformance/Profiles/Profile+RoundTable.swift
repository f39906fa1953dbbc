import CodeIndex

extension Profile {
  /// Core, presenter, joint and a view around one pipeline.
  static let roundtable = Profile(
    .roundtable,
    roles: [
      RolePattern(
        "core", names: ["*ModuleCore"], weakNames: ["*Core"],
        bases: ["RTCore", "RTECore", "RTBCore", "RTEModuleCore", "RTBModuleCore"], kinds: [.class]),
      RolePattern(
        "presenter", names: ["*ModulePresenter"], weakNames: ["*Presenter"],
        bases: [
          "RTPresenter", "RTEPresenter", "RTBPresenter", "RTEModulePresenter",
          "RTBModulePresenter",
        ],
        kinds: [.class]),
      RolePattern(
        "joint", names: ["*ModuleJoint", "*Joint"],
        bases: ["RTJoint", "RTEJoint", "RTBJoint", "RTEModuleJoint", "RTBModuleJoint"],
        kinds: [.class]),
      RolePattern(
        "state", names: ["*ModuleState"], weakNames: ["*State"], kinds: [.class, .struct]),
      RolePattern(
        "view",
        names: ["*ModuleView", "*ModuleViewController", "*ModuleNavigationController"],
        weakNames: ["*View", "*ViewController"],
        bases: [
          "RTView", "RTEModuleViewStandalone", "RTEModuleViewNavigatable", "RTEStandalone*",
          "RTENavigatable*",
        ],
        structureBases: ["View"], kinds: [.class, .struct], except: ["*_Previews"]),
      RolePattern(
        "binding", names: ["*ModuleViewBinding"], weakNames: ["*Binding"], kinds: [.class]),
      RolePattern("pipeline", names: ["*Pipeline"], kinds: [.class]),
      RolePattern("assembly", names: ["*ModuleAssembly"], weakNames: ["*Assembly"]),
      RolePattern("trunk", names: ["*Trunk"], kinds: [.class, .struct, .protocol]),
      RolePattern("module", bases: ["RTModule"], kinds: [.enum, .struct, .class]),
      RolePattern("view-intent", names: ["*ModuleViewIntent"], weakNames: ["*ViewIntent"]),
      RolePattern("core-event", names: ["*ModuleCoreEvent"], weakNames: ["*CoreEvent"]),
      RolePattern(
        "presenter-update", names: ["*ModulePresenterUpdate"], weakNames: ["*PresenterUpdate"]),
      RolePattern("joint-input", names: ["*ModuleJointInput"], weakNames: ["*JointInput"]),
      RolePattern("joint-output", names: ["*ModuleJointOutput"], weakNames: ["*JointOutput"]),
    ],
    required: [["core", "presenter"], ["core", "joint"], ["presenter", "joint"]],
    telling: [
      "*Joint", "*ModuleJoint", "*ViewIntent", "*CoreEvent", "*JointInput", "*JointOutput",
    ],
    links: [
      Link("view", "pipeline"), Link("pipeline", "core"), Link("pipeline", "presenter"),
      Link("pipeline", "joint"), Link("core", "state"), Link("presenter", "state"),
      Link("joint", "state"), Link("joint", "trunk"), Link("core", "pipeline", .weak),
      Link("presenter", "pipeline", .weak), Link("joint", "pipeline", .weak),
      Link("joint", "view", .weak), Link("pipeline", "view", .weak), Link("presenter", "binding"),
      Link("view", "binding"),
    ],
    source: "Round Table (Jivo, 2022)")
}
