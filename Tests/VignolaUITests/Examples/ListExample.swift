import MVI
import Observation
import SwiftUI
import VignolaCore
import VignolaUI

// The screen of MVI's article "A screen from end to end": what is quoted there is this file.

struct Video: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
}

/// Knows the videos.
protocol VideoService: Sendable {
  func videos() async throws -> [Video]
}

@MainActor protocol ListModelState {
  var content: Loadable<[ListRow]> { get }
}

@MainActor protocol ListModelActions: AnyObject {
  func show(_ step: MVIRequest<[Video]>.Step)
  func show(stars: Int, of id: Video.ID)
}

/// A video as the list shows it.
struct ListRow: Identifiable, Hashable, Sendable {
  let id: Video.ID
  let title: String
  var stars = ""
}

@MainActor @Observable final class ListModel: ListModelState, ListModelActions {
  private(set) var content = Loadable<[ListRow]>.loading

  func show(_ step: MVIRequest<[Video]>.Step) {
    content = step.loadable { _ in ("Fail", canRetry: true) }
      .map { $0.map { ListRow(id: $0.id, title: $0.title) } }
  }

  func show(stars: Int, of id: Video.ID) {
    content = content.map { rows in
      rows.map { row in
        var row = row
        if row.id == id { row.stars = "\(stars) stars" }
        return row
      }
    }
  }
}

@MainActor protocol ListIntent: AnyObject {
  func viewOnAppear() async
  func onTapRetry()
  func onTapVideo(_ id: Video.ID)
}

enum ListRoute: Sendable {
  case item(Video, MVIResult<Int>)
}

typealias ListRoutes = RouterEvents<ListRoute, Never>

final class ListLogic: ListIntent {
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
    request = MVIRequest("videos", in: scope) { try await service.videos() }
    request.bind(to: self) { logic, step in
      if case .value(let videos) = step { logic.videos = videos }
      logic.model.show(step)
    }
  }

  func viewOnAppear() async { await request.load() }

  func onTapRetry() { request.retry() }

  func onTapVideo(_ id: Video.ID) {
    guard let video = videos.first(where: { $0.id == id }) else { return }
    let result = MVIResult<Int>("stars", to: self, in: scope) { logic, ending in
      if case .finished(let stars) = ending { logic.model.show(stars: stars, of: id) }
    }
    routes.routeTo(.item(video, result))
  }
}

typealias ListContainer = MVIContainer<any ListIntent, any ListModelState>

extension ListContainer {
  func viewOnAppear() async { await perform("viewOnAppear") { await $0.viewOnAppear() } }
  func onTapRetry() { send("onTapRetry") { $0.onTapRetry() } }
  func onTapVideo(_ id: Video.ID) { send("onTapVideo", id) { $0.onTapVideo($1) } }
}

@MainActor struct ListModule {
  let container: ListContainer
  let routes: ListRoutes

  init(_ service: any VideoService, in parent: LifetimeScope) {
    let scope = parent.child("List")
    let model = ListModel()
    routes = ListRoutes(in: scope)
    let logic = ListLogic(model: model, service: service, routes: routes, in: scope)
    container = ListContainer(intent: logic, state: model, in: scope)
  }
}

struct ListView: View {
  private let place: ScreenHandle
  @State private var module: Lazy<ListModule>

  init(_ service: any VideoService, at place: ScreenHandle, in parent: LifetimeScope) {
    self.place = place
    self.module = Lazy { ListModule(service, in: parent) }
  }

  private var intent: ListContainer { module.value.container }
  private var state: any ListModelState { module.value.container.state }

  var body: some View {
    VStack { content }
      .navigationTitle("Videos")
      .task { await intent.viewOnAppear() }
      .routes(from: module.value.routes, at: place) { show($0) }
      .closes(intent.scope)
  }

  @ViewBuilder private var content: some View {
    switch state.content {
    case .loading:
      Text("Loading")
    case .value(let rows):
      List {
        ForEach(rows) { row in
          Button("\(row.title) \(row.stars)") { intent.onTapVideo(row.id) }
        }
      }
    case .failure(let message, _):
      Text(message)
      Button("Retry") { intent.onTapRetry() }
    }
  }
}

extension ListView {
  private func show(_ event: ListRoutes.Event) {
    switch event {
    case .route(.item(let video, let result)):
      place.push(for: result) { at in
        HostedScreen { ItemView(video: video, result: result, place: at) }
      }
    case .alert, .dismiss: break
    }
  }
}

struct ItemView: View {
  let video: Video
  let result: MVIResult<Int>
  let place: ScreenHandle

  var body: some View {
    Button("Five stars") {
      result.send(5)
      place.close()
    }
    .navigationTitle(video.title)
  }
}
