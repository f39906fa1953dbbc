import Observation

/// What the view shows: written by Presenter, read by SwiftUI.
@MainActor @Observable final class InfoBinding {
  var title = ""
  var counter = ""
}
