/// The rules of VIPER.
enum VIPERRules {
  static let all: [any Rule] = [
    VIPERAllLinksByProtocol(),
    VIPERInteractorNoUIImport(),
    VIPERInteractorToPresenterOnly(),
    VIPERPresenterHeld(),
    VIPERPresenterNoUIImport(),
    VIPERPresenterNotToModel(),
    VIPERPresenterStateless(),
    VIPERRouterOnlyNavigation(),
    VIPERViewToPresenterOnly(),
    VIPERWeakBackLinks(),
  ]
}
