import MVI
import VignolaCore

/// The talks, and which of them have been watched.
final class ListLogic: ListIntent {
  /// A library without talks is none.
  struct NoVideos: Error {}

  private let model: any ListModelActions
  private let routes: ListRoutes
  private let scope: LifetimeScope
  private let request: MVIRequest<[Video]>
  private var videos: [Video] = []

  init(
    model: any ListModelActions, service: any VideoService, routes: ListRoutes,
    in scope: LifetimeScope
  ) {
    self.model = model
    self.routes = routes
    self.scope = scope
    request = MVIRequest("videos", in: scope) {
      let videos = try await service.videos()
      if videos.isEmpty { throw NoVideos() }
      return videos
    }
    request.bind(to: self) { logic, step in
      if case .value(let videos) = step { logic.videos = videos }
      logic.model.show(step)
    }
  }

  func viewOnAppear() async { await request.load() }
  func onTapRetry() { request.retry() }
  func onPullDown() async { await request.reload() }

  func onTapVideo(_ id: Video.ID) {
    guard let video = videos.first(where: { $0.id == id }) else { return }
    let result = MVIResult<Watched>("watched", to: self, in: scope) { logic, ending in
      if case .finished(.toTheEnd) = ending { logic.model.showWatched(id) }
    }
    routes.routeTo(.item(video, result))
  }
}
