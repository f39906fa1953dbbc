import CodeIndex

extension Profile {
  /// View, interactor, presenter, entity and router, each behind a protocol.
  ///
  /// Its names as the templates of Infinum (`*Wireframe`, `*Interfaces`), of Rambler&Co (`*ViewInput`,
  /// `*ViewOutput`) and of Nova Wallet (`*InteractorInputProtocol`) have them.
  static let viper = Profile(
    .viper,
    roles: [
      RolePattern(
        "presenter", names: ["*Presenter"],
        bases: [
          "*PresenterProtocol", "*PresenterInterface", "*PresenterInput", "*PresenterInputProtocol",
          "*ViewOutput", "*ViewOutputProtocol", "*InteractorOutput", "*InteractorOutputProtocol",
          "*InteractorOutputInterface",
        ],
        folders: ["Presenter", "Presenters"], kinds: [.class, .struct, .actor],
        except: ["*ViewModel", "*VM"]),
      RolePattern(
        "interactor", names: ["*Interactor"],
        bases: [
          "*InteractorInput", "*InteractorInputProtocol", "*InteractorProtocol",
          "*InteractorInterface", "*InteractorInputInterface",
        ],
        folders: ["Interactor", "Interactors"], kinds: [.class, .struct, .actor]),
      RolePattern(
        "router", names: ["*Router", "*Wireframe"],
        bases: [
          "*RouterInput", "*RouterInputProtocol", "*RouterProtocol", "*RouterInterface",
          "*WireframeProtocol", "*WireframeInterface", "*WireframeInput",
        ],
        folders: ["Router", "Routers", "Wireframe"], kinds: [.class, .struct]),
      RolePattern(
        "view", names: Toolkit.controllerNames,
        weakNames: ["*View", "*Screen", "*Controller", "*VC", "*Page"],
        bases: ["*ViewInput", "*ViewInputProtocol", "*ViewProtocol", "*ViewInterface"],
        toolkitBases: Toolkit.viewControllers, structureBases: ["View"],
        kinds: [.class, .struct]),
      RolePattern(
        "assembly",
        names: [
          "*Assembly", "*Assembler", "*ModuleBuilder", "*ModuleFactory", "*ViewFactory",
          "*Configurator", "*ModuleAssembly",
        ],
        weakNames: ["*Builder", "*Factory", "*Module", "*Container"]),
      RolePattern(
        "worker",
        names: ["*Worker", "*DataManager", "*Repository", "*Gateway", "*Service", "*APIClient"],
        kinds: [.class, .struct, .actor, .enum]),
      RolePattern("entity", names: ["*Entity"], folders: ["Entity", "Entities"]),
    ],
    required: [["presenter", "interactor"]],
    requiredIfTold: [["presenter", "router"]],
    telling: [
      "*Wireframe", "*WireframeProtocol", "*WireframeInterface", "*InteractorInput",
      "*InteractorInputProtocol", "*InteractorOutput", "*InteractorOutputProtocol",
      "*InteractorInterface", "*RouterInput",
    ],
    links: [
      Link("view", "presenter"), Link("presenter", "view", .weak),
      Link("presenter", "interactor"), Link("interactor", "presenter", .weak),
      Link("presenter", "router"), Link("router", "view", .weak), Link("interactor", "worker"),
    ],
    source: "Architecting iOS Apps with VIPER (Jeff Gilbert, Conrad Stoll)")
}
