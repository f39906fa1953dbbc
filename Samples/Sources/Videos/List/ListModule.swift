import MVI
import VignolaCore
import VignolaUI

/// The parts of the list, which SwiftUI keeps with its view.
@MainActor struct ListModule {
  let container: ListContainer
  let routes: ListRoutes
  let path: PathReporter<ListRoute>

  init(with context: VideosContext) {
    let scope = context.scope.child("List")
    let model = ListModel()
    routes = ListRoutes(in: scope)
    path = PathReporter(in: scope) { fact in
      guard case .removed(.item(_, let result), _, let removal) = fact else { return }
      result.removed(because: removal)
    }
    let logic = ListLogic(
      model: model, service: context.services.videos, routes: routes, in: scope)
    container = ListContainer(intent: logic, state: model, in: scope)
    for part in [container, logic, model, routes] as [AnyObject] { context.watch(part) }
  }
}
