/// What must hold in MVI.
enum MVIRules {
  static let all: [any Rule] = [
    MVIStateReadOnly(), MVIStateNoReference(), MVIViewOnlyStateAndIntent(), MVIViewNoWrite(),
    MVIContainerByProtocol(), MVIContainerOwned(), MVIIntentModelWeak(), MVIIntentNoStateRead(),
    MVIIntentMethodsVoid(), MVIIntentNoUIImport(), MVIIntentServicesByProtocol(),
    MVIModelNoIntentNoService(), MVIModelNoViewType(), MVIActionsClassBound(),
    MVIBuildIsOnlyComposer(), MVINavigationByRouterEvents(), MVIRouterNoIntentWrite(),
    MVICustomElementLet(),
  ]
}
