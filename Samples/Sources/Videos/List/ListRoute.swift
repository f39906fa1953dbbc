import MVI

/// Where the list leads to.
nonisolated enum ListRoute: Hashable, Sendable {
  case item(Video, MVIResult<Watched>)
}

/// What an item's screen tells the list.
enum Watched: Sendable {
  case toTheEnd
}

typealias ListRoutes = RouterEvents<ListRoute, Never>
