/// The rules of VIP, as Clean Swift has it.
enum VIPRules {
  static let all: [any Rule] = [
    VIPInteractorNoUIImport(),
    VIPLinksByProtocol(),
    VIPModelsTriple(),
    VIPOneWay(),
    VIPPresenterNoUIImport(),
    VIPPresenterViewWeak(),
    VIPRouterDataOnly(),
    VIPRouterFromView(),
    VIPRouterOnlyNavigation(),
    VIPWorkerKnowsNoScene(),
  ]
}
