import CodeIndex

extension Profile {
  /// A controller connects views that know nothing with a model that notifies.
  static let mvc = Profile(
    .mvc,
    roles: [
      RolePattern(
        "controller", names: ["*ViewController", "*WindowController"], weakNames: ["*Controller"],
        toolkitBases: Toolkit.viewControllers, kinds: [.class]),
      RolePattern("view", toolkitBases: Toolkit.views, kinds: [.class]),
      RolePattern(
        "model", names: ["*Model", "*Store", "*Repository"], bases: ["NSManagedObject", "@Model"],
        folders: ["Model", "Models"], kinds: [.class, .struct, .actor], except: ["*ViewModel"]),
    ],
    required: [["controller"]],
    links: [
      Link("controller", "view"), Link("controller", "model"), Link("view", "controller", .weak),
    ],
    source: "A Cookbook for Using the Model-View-Controller Interface Paradigm (Krasner, Pope)")
}
