import CodeIndex

extension Profile {
  /// A view shows what a view model holds, and the view model knows no view.
  static let mvvm = Profile(
    .mvvm,
    roles: [
      RolePattern(
        "view-model", names: ["*ViewModel", "*ViewModelWrapper"], weakNames: ["*VM"],
        bases: ["*ViewModel", "*ViewModelProtocol", "*ViewModelType", "*ViewModelInterface"],
        kinds: [.class, .actor]),
      RolePattern(
        "view", names: Toolkit.controllerNames,
        toolkitBases: Toolkit.viewControllers + Toolkit.valueViews,
        kinds: [.class, .struct],
        except: ["*_Previews", "*Previews"]),
      RolePattern(
        "model", names: ["*UseCase", "*Repository", "*Gateway", "*Service", "*Store", "*Storage"],
        bases: ["NSManagedObject", "@Model"],
        folders: ["Model", "Models", "Domain", "Entities"], kinds: [.class, .struct, .actor]),
      RolePattern("assembly", names: ["*DIContainer", "*Assembly", "*Configurator"]),
    ],
    required: [["view-model", "view"]],
    telling: ["*ViewModelProtocol", "*ViewModelType", "*ViewModelInput", "*ViewModelOutput"],
    links: [Link("view", "view-model"), Link("view-model", "model")],
    source: "Introduction to Model/View/ViewModel pattern for building WPF apps (John Gossman)")
}
