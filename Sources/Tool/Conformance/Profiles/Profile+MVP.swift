import CodeIndex

extension Profile {
  /// A presenter commands a passive view through a protocol.
  static let mvp = Profile(
    .mvp,
    roles: [
      RolePattern(
        "presenter", names: ["*Presenter"],
        bases: [
          "*PresenterProtocol", "*PresenterInterface", "*ViewOutput", "*ViewOutputProtocol",
          "*ViewPresenter",
        ],
        folders: ["Presenter", "Presenters"], kinds: [.class, .struct, .actor],
        except: ["*ViewModel", "*VM"]),
      RolePattern(
        "view", names: Toolkit.controllerNames,
        weakNames: ["*View", "*Screen", "*Controller", "*VC", "*Page", "*Cell"],
        bases: ["*ViewInput", "*ViewInputProtocol", "*ViewProtocol", "*ViewInterface"],
        toolkitBases: Toolkit.viewControllers, structureBases: ["View"],
        kinds: [.class, .struct]),
      RolePattern(
        "router", names: ["*Router", "*Navigator"], bases: ["*RouterProtocol"],
        kinds: [.class, .struct]),
      RolePattern(
        "assembly", names: ["*Assembly", "*Configurator", "*ModuleBuilder", "*Assembler"],
        weakNames: ["*Builder", "*Factory", "*Screen"]),
      RolePattern(
        "model", names: ["*UseCase", "*Repository", "*Gateway", "*Service", "*Store"],
        weakNames: ["*Model"], folders: ["Model", "Models"],
        kinds: [.class, .struct, .actor]),
    ],
    required: [["presenter", "view"]],
    links: [
      Link("view", "presenter"), Link("presenter", "view", .weak), Link("presenter", "model"),
      Link("presenter", "router"), Link("router", "view", .weak),
    ],
    source: "MVP: Model-View-Presenter, the Taligent Programming Model (Mike Potel)")
}
