import Observation

/// What the button's view may read.
@MainActor protocol PlayButtonModelState {
  var title: String { get }
}

/// What the button's intent may do.
@MainActor protocol PlayButtonModelActions: AnyObject {
  func show(_ status: PlayerStatus)
}

/// What the button says: what a tap would do.
@MainActor @Observable final class PlayButtonModel: PlayButtonModelState, PlayButtonModelActions {
  private(set) var title = "play"

  func show(_ status: PlayerStatus) {
    title = status == .playing ? "pause" : "play"
  }
}
