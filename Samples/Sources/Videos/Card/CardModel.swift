import Observation

/// What the card's view may read.
@MainActor protocol CardModelState {
  var showsMore: Bool { get }
  var moreTitle: String { get }
}

/// What the card's intent may do.
@MainActor protocol CardModelActions: AnyObject {
  func toggleMore()
}

/// Whether a card shows more.
@MainActor @Observable final class CardModel: CardModelState, CardModelActions {
  private(set) var showsMore = false

  var moreTitle: String { showsMore ? "Less about" : "More about" }

  func toggleMore() { showsMore.toggle() }
}
