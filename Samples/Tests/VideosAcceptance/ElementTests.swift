import MVI
import Testing
import VignolaCore
import VignolaTesting

@testable import Videos

/// The custom elements alone: each intent with a model that notes, each model with nobody.
@MainActor @Suite("The elements of SwiftUI Videos, alone")
struct ElementTests {
  final class Notes: PlayButtonModelActions, CardModelActions {
    var lines: [String] = []

    func show(_ status: PlayerStatus) { lines.append("\(status)") }
    func toggleMore() { lines.append("more") }
  }

  @Test("the play button's intent plays and pauses, and tells its model whatever the player does")
  func playButton() {
    let scope = LifetimeScope("PlayButton")
    let notes = Notes()
    let player = StubPlayer()
    let logic = PlayButtonLogic(model: notes, player: player, in: scope)
    logic.onTap()
    player.load("talk")
    logic.onTap()
    logic.onTap()
    player.end()
    logic.onTap()
    player.stop()
    #expect(notes.lines == ["idle", "paused", "playing", "paused", "ended", "playing", "idle"])
    expectBalance(in: scope)
  }

  @Test("the play button's intent hears of the player in its turn, and nothing once it is over")
  func playButtonInItsTurn() {
    let scope = LifetimeScope("PlayButton")
    let notes = Notes()
    let player = StubPlayer()
    let logic = PlayButtonLogic(model: notes, player: player, in: scope)
    var during: [String] = []
    scope.deliver(.event, "test", to: "Intent") {
      player.load("talk")
      during = notes.lines
    }
    #expect(during == ["idle"])
    #expect(notes.lines == ["idle", "paused"])
    scope.close()
    player.play()
    #expect(notes.lines == ["idle", "paused"])
    withExtendedLifetime(logic) { expectBalance(in: scope) }
  }

  @Test("the play button's model says what a tap would do")
  func playButtonModel() {
    let model = PlayButtonModel()
    let titles = [PlayerStatus.idle, .paused, .playing, .ended].map { status in
      model.show(status)
      return model.title
    }
    #expect(titles == ["play", "play", "pause", "play"])
  }

  @Test("a card's intent tells the list that it was tapped, and keeps what is its own")
  func card() {
    var tapped: [Video.ID] = []
    let notes = Notes()
    let logic = CardLogic(of: 7, model: notes, onTap: MVIOutput { tapped.append($0) })
    logic.onTap()
    logic.onTapMore()
    #expect(tapped == [7])
    #expect(notes.lines == ["more"])
  }

  @Test(
    "an item's intent plays from the moment it is seen, once, and stops when it is seen no more")
  func item() {
    final class Shown: ItemModelActions {
      var videos: [Video] = []
      func show(_ video: Video) { videos.append(video) }
    }
    let scope = LifetimeScope("Item")
    let shown = Shown()
    let player = StubPlayer()
    let talk = Video(id: 1, title: "Talk", year: 2022, address: "talk")
    let result = MVIResult<Watched>("watched", to: shown, in: scope) { _, _ in }
    let logic = ItemLogic(of: talk, model: shown, player: player, result: result, in: scope)
    logic.viewOnAppear()
    player.pause()
    logic.viewOnAppear()
    #expect(shown.videos == [talk, talk])
    #expect(player.status.value == .paused)
    player.end()
    #expect(result.isTold)
    logic.viewOnDisappear()
    #expect(player.status.value == .idle)
    withExtendedLifetime(logic) { expectBalance(in: scope) }
  }
}
