import MVI
import SwiftUI
import VignolaCore
import VignolaUI

/// The talks, a card each.
struct ListScreen: View {
  private let context: VideosContext
  @State private var module: Lazy<ListModule>
  @State private var path: [ListRoute] = []

  init(with context: VideosContext) {
    self.context = context
    self.module = Lazy { ListModule(with: context) }
  }

  private var intent: ListContainer { module.value.container }
  private var state: any ListModelState { module.value.container.state }

  var body: some View {
    NavigationStack(path: $path[reportedBy: module.value.path]) {
      VStack { content }
        .navigationTitle(state.title)
        .task { await intent.viewOnAppear() }
        .routes(from: module.value.routes) { follow($0) }
        .navigationDestination(for: ListRoute.self) { route in
          switch route {
          case .item(let video, let result): ItemScreen(video, result: result, with: context)
          }
        }
    }
    .reportsChanges(of: path, by: module.value.path)
    .closes(intent.scope)
  }

  @ViewBuilder private var content: some View {
    switch state.content {
    case .loading:
      Text("Loading")
    case .value(let rows):
      List {
        ForEach(rows) { row in
          VideoCard(row, onTap: intent.onTapVideo, with: context.below(intent.scope))
        }
      }
      .refreshable { await intent.onPullDown() }
    case .failure(let message, let canRetry):
      VStack {
        Text(message)
        if canRetry { Button("Retry") { intent.onTapRetry() } }
      }
    }
  }
}

extension ListScreen {
  /// The router. Two taps on one card open one screen; of two talks that wait each opens.
  private func follow(_ event: ListRoutes.Event) {
    switch event {
    case .route(let route): if path.last?.video != route.video { path.append(route) }
    case .alert, .dismiss: break
    }
  }
}
