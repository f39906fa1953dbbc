import VignolaCore

/// Plays and pauses, and follows the player whoever else does so.
final class PlayButtonLogic: PlayButtonIntent {
  private let model: any PlayButtonModelActions
  private let player: any VideoPlayer

  init(model: any PlayButtonModelActions, player: any VideoPlayer, in scope: LifetimeScope) {
    self.model = model
    self.player = player
    player.status.bind(to: self) { logic, status in
      scope.deliver(.event, "status", from: "Player", to: "Intent") { logic.model.show(status) }
    }
  }

  func onTap() {
    if player.status.value == .playing { player.pause() } else { player.play() }
  }
}
