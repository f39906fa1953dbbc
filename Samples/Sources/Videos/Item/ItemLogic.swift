import MVI
import VignolaCore

/// Plays one talk for as long as it is seen.
final class ItemLogic: ItemIntent {
  private let video: Video
  private let model: any ItemModelActions
  private let player: any VideoPlayer

  init(
    of video: Video, model: any ItemModelActions, player: any VideoPlayer,
    result: MVIResult<Watched>, in scope: LifetimeScope
  ) {
    self.video = video
    self.model = model
    self.player = player
    player.status.bind(to: self) { _, status in
      scope.deliver(.event, "status", from: "Player", to: "Intent") {
        if status == .ended { result.send(.toTheEnd) }
      }
    }
  }

  func viewOnAppear() {
    model.show(video)
    guard player.status.value == .idle else { return }
    player.load(video.address)
    player.play()
  }

  func viewOnDisappear() { player.stop() }
}
