#if !os(macOS)
  import Shop
  import VignolaCore

  /// Where the view controller can lead.
  @MainActor protocol ListItemsRoutingLogic: AnyObject {
    func routeToShowItem()
    func routeToShowCart()
  }

  /// What is passed on to the next scene.
  @MainActor protocol ListItemsDataPassing: AnyObject {
    var dataStore: any ListItemsDataStore { get }
  }

  /// Makes the next scene, passes data to it, and navigates there.
  @MainActor final class ListItemsRouter: ListItemsRoutingLogic, ListItemsDataPassing {
    let dataStore: any ListItemsDataStore
    private let store: any CartService
    private let place: ScreenHandle
    private let watch: (AnyObject) -> Void

    init(
      dataStore: any ListItemsDataStore, store: any CartService, at place: ScreenHandle,
      watch: @escaping (AnyObject) -> Void
    ) {
      self.dataStore = dataStore
      self.store = store
      self.place = place
      self.watch = watch
    }

    func routeToShowItem() {
      place.present({ _ in
        let destination = ShowItemConfigurator.configure(store: store, watch: watch)
        passDataToShowItem(source: dataStore, destination: destination.router.dataStore)
        return destination
      })
    }

    func routeToShowCart() {
      place.push({ ShowCartConfigurator.configure(store: store, at: $0, watch: watch) })
    }

    private func passDataToShowItem(
      source: any ListItemsDataStore, destination: any ShowItemDataStore
    ) {
      destination.item = source.selectedItem
    }
  }
#endif
