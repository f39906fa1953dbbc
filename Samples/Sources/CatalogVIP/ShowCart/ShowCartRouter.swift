import VignolaCore

/// Where the view controller can lead.
@MainActor protocol ShowCartRoutingLogic: AnyObject {
  func routeToListItems()
}

/// Leads back; no data is passed, so there is no data store.
@MainActor final class ShowCartRouter: ShowCartRoutingLogic {
  private let place: ScreenHandle

  init(at place: ScreenHandle) {
    self.place = place
  }

  func routeToListItems() { place.close() }
}
