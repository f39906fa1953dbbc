import Observation

/// What the view may read. There is no player in it, which anybody could change.
@MainActor protocol ItemModelState {
  var title: String { get }
  var address: String { get }
}

/// What the intent may do.
@MainActor protocol ItemModelActions: AnyObject {
  func show(_ video: Video)
}

/// Makes of a talk what its screen shows.
@MainActor @Observable final class ItemModel: ItemModelState, ItemModelActions {
  private(set) var title = ""
  private(set) var address = ""

  func show(_ video: Video) {
    title = video.title
    address = video.address
  }
}
