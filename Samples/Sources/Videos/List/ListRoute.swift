import MVI

/// Where the list leads to.
nonisolated enum ListRoute: Hashable, Sendable {
  case item(Video, MVIResult<Watched>)

  /// The talk it leads to, the same for two taps, each of which has a result of its own.
  var video: Video {
    switch self {
    case .item(let video, _): video
    }
  }
}

/// What an item's screen tells the list.
enum Watched: Sendable {
  case toTheEnd
}

typealias ListRoutes = RouterEvents<ListRoute, Never>
