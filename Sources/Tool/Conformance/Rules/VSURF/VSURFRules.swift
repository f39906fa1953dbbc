/// What must hold in VSURF, but for the levels of modules, which `module.*` has.
enum VSURFRules {
  static let all: [any Rule] = [
    VSURFViewGroupInit(), VSURFFlowSinglePublicView(), VSURFFacadeOnly(), VSURFFacadeShape(),
    VSURFFacadeDocumented(), VSURFUnitProtocols(), VSURFUnitNoUIImport(),
    VSURFUnitNoSubscription(), VSURFUnitFactoryNoParams(), VSURFHolderShape(),
    VSURFViewStateNestedImmutable(), VSURFViewNoUnit(), VSURFViewOutputWeak(),
    VSURFNavigationOnlyInViewGroup(), VSURFNavigationStateDestination(),
    VSURFNoEnvironmentObject(), VSURFEnvironmentConstantsOnly(), VSURFSignalShape(),
    VSURFNoServiceInView(), VSURFNoAssignOnSelf(), VSURFNoRetroactiveConformance(),
  ]
}
