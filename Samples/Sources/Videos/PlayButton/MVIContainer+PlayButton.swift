import MVI
import VignolaCore

typealias PlayButtonContainer = MVIContainer<any PlayButtonIntent, any PlayButtonModelState>

/// How the events of the button's view are sent.
extension PlayButtonContainer {
  func onTap() { send("onTap", from: "PlayButton") { $0.onTap() } }

  /// Puts a button together.
  ///
  /// - Parameters:
  ///   - player: What it plays and pauses.
  ///   - context: Its screen's.
  static func make(for player: any VideoPlayer, with context: VideosContext) -> PlayButtonContainer
  {
    let scope = context.scope.child("PlayButton")
    let model = PlayButtonModel()
    let logic = PlayButtonLogic(model: model, player: player, in: scope)
    let container = PlayButtonContainer(intent: logic, state: model, in: scope)
    for part in [container, logic, model] as [AnyObject] { context.watch(part) }
    return container
  }
}
