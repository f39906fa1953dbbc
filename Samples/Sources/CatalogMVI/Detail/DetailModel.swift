import Observation
import Shop

/// What the view may read.
@MainActor protocol DetailModelState {
  var title: String { get }
  var countTitle: String { get }
  var canRemove: Bool { get }
}

/// What the intent may do.
@MainActor protocol DetailModelActions: AnyObject {
  func show(_ item: Item, count: Int)
}

/// Makes of an item what the sheet shows.
@MainActor @Observable final class DetailModel: DetailModelState, DetailModelActions {
  private(set) var title = ""
  private(set) var countTitle = ""
  private(set) var canRemove = false

  func show(_ item: Item, count: Int) {
    title = item.title
    countTitle = "\(count) in cart"
    canRemove = count > 0
  }
}
