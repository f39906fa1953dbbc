import Coordinators

/// Makes the catalog's coordinators, over whichever screens it was given.
@MainActor struct CatalogFlows: ShopFlows {
  let screens: any ShopScreens & CartScreens
  /// Is told of each coordinator as it is made.
  let watch: (AnyObject) -> Void

  func makeShop(flow: Flow<Void>) -> ShopCoordinator {
    let coordinator = ShopCoordinator(flow: flow, screens: screens, flows: self)
    watch(coordinator)
    return coordinator
  }

  func makeCart(router: Router) -> any Coordinator<Void> {
    let coordinator = CartCoordinator(router: router, screens: screens)
    watch(coordinator)
    return coordinator
  }
}
