/// Rules of coordinators: flows over screens of whatever architecture.
enum CoordinatorRules {
  static let all: [any Rule] = [
    CoordinatorNoUIImport(), CoordinatorParentWeak(), CoordinatorScreenKnowsNoNav(),
    CoordinatorNavOnlyInRouter(), CoordinatorBuildOnlyInFactory(),
    CoordinatorFinishSetBeforeStart(),
    CoordinatorAddBeforeStart(), CoordinatorRemoveOnFinish(), CoordinatorNoClosureCopy(),
    CoordinatorNoUnownedCapture(), CoordinatorPureLaunchDecision(),
    CoordinatorChildrenEncapsulated(),
    CoordinatorNoModelLogic(), CoordinatorViewByProtocol(),
  ]

  static let source =
    "Coordinators in iOS (Umbrella IT), after Coordinators Redux (Soroush Khanlou)"
}

extension Project {
  /// A class that presents UIKit itself cannot do without it: those that hold a navigation controller.
  func coordinators() -> [Component] { components(.coordinator, "coordinator") }
}
