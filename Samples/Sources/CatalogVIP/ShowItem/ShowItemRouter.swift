/// Where the scene before this one passes the item to.
@MainActor protocol ShowItemDataPassing: AnyObject {
  var dataStore: any ShowItemDataStore { get }
}

/// A sheet leads nowhere, so there is data to pass and no routing logic.
@MainActor final class ShowItemRouter: ShowItemDataPassing {
  let dataStore: any ShowItemDataStore

  init(dataStore: any ShowItemDataStore) {
    self.dataStore = dataStore
  }
}
