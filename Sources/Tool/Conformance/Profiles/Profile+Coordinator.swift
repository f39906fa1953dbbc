import CodeIndex

extension Profile {
  /// Flows that decide which screen comes next, over screens of whatever architecture.
  ///
  /// `Coordinator` alone is what SwiftUI calls the delegate of a represented UIKit view.
  static let coordinator = Profile(
    .coordinator,
    roles: [
      RolePattern(
        "coordinator", names: ["*Coordinator"],
        bases: [
          "Coordinator", "Coordinatable", "BaseCoordinator", "CoordinatorProtocol",
          "CoordinatorType", "NavigationCoordinator", "FlowCoordinator",
        ],
        kinds: [.class, .struct],
        except: ["Coordinator", "*FileCoordinator", "*PersistentStoreCoordinator"]),
      RolePattern("coordinator-output", names: ["*CoordinatorOutput"], kinds: [.protocol]),
      RolePattern(
        "coordinator-factory", names: ["*CoordinatorFactory", "*CoordinatorsFactory"],
        bases: ["*CoordinatorFactory", "*CoordinatorFactoryProtocol", "*Flows"]),
      RolePattern(
        "screen-factory",
        names: ["*ModulesFactory", "*ModuleFactory", "*ScreenFactory", "*ScreensFactory"],
        bases: ["*ModuleFactory", "*ModuleFactoryProtocol", "*Screens", "*FactoryProtocol"]),
      RolePattern(
        "router", names: ["*Router"], bases: ["Routable", "Router", "RouterProtocol"],
        kinds: [.class, .struct]),
      RolePattern(
        "view", names: Toolkit.controllerNames,
        toolkitBases: Toolkit.viewControllers + Toolkit.valueViews,
        kinds: [.class, .struct], except: ["*_Previews", "*Previews"]),
      RolePattern("instructor", names: ["*Instructor"]),
    ],
    required: [["coordinator"]],
    links: [
      Link("coordinator", "router"), Link("coordinator", "screen-factory"),
      Link("coordinator", "coordinator-factory"), Link("coordinator", "coordinator"),
      Link("router", "view", .weak),
    ],
    isFlow: true,
    source: "Coordinators Redux (Soroush Khanlou), Coordinators in iOS (Umbrella IT)")
}
