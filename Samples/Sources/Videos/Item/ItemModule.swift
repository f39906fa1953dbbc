import MVI
import VignolaCore

/// The parts of an item's screen, which SwiftUI keeps with its view.
@MainActor struct ItemModule {
  let container: ItemContainer
  private let player: any VideoPlayer
  private let context: VideosContext

  init(_ video: Video, result: MVIResult<Watched>, with context: VideosContext) {
    let scope = context.scope.child("Item")
    let model = ItemModel()
    player = context.services.makePlayer()
    self.context = context.below(scope)
    let logic = ItemLogic(of: video, model: model, player: player, result: result, in: scope)
    container = ItemContainer(intent: logic, state: model, in: scope)
    for part in [container, logic, model, player] as [AnyObject] { context.watch(part) }
  }

  /// Puts the button together that plays and pauses.
  func makePlayButton() -> PlayButtonContainer {
    .make(for: player, with: context)
  }
}
