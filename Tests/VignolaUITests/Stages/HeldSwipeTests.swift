import Testing
import VignolaCore
import VignolaTesting

/// What every stage has to do while a person or a transition has the screens.
@MainActor @Suite("While the screens move, on any stage")
struct HeldSwipeTests {
  typealias Kind = StageContract.Kind

  private func held(_ kind: Kind) -> StageContract {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail")
    stage.beginBackSwipe()
    return stage
  }

  @Test(
    "a verb waits for the finger, and is carried out when the swipe is let go",
    .proves(.g5, .core), arguments: Kind.tellingSwipes)
  func pushCancelled(kind: Kind) {
    let stage = held(kind)
    #expect(stage.push("Photo") != nil)
    #expect(stage.shown == [["List", "Detail"]])
    #expect(!stage.surface.isSettled)
    stage.cancelBackSwipe()
    #expect(stage.shown == [["List", "Detail", "Photo"]])
    #expect(stage.surface.isSettled)
    #expect(stage.hear().isEmpty)
  }

  @Test(
    "a verb for the screen that the finger takes away comes to nothing, and its screen is told",
    .proves(.g5, .core), .proves(.g9, .core), arguments: Kind.allCases)
  func pushFinished(kind: Kind) {
    let stage = held(kind)
    stage.push("Photo")
    stage.finishBackSwipe()
    #expect(stage.shown == [["List"]])
    #expect(stage.hear() == ["Photo systemBack", "Detail systemBack"])
    #expect(stage.surface.isSettled)
  }

  @Test(
    "a pop meant for the dragged screen takes no other when the finger has taken that one",
    .proves(.g9, .core), arguments: Kind.tellingSwipes)
  func popFinished(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail")
    stage.push("Photo")
    stage.beginBackSwipe()
    #expect(stage.surface.pop())
    #expect(stage.hear().isEmpty)
    stage.finishBackSwipe()
    #expect(stage.shown == [["List", "Detail"]])
    #expect(stage.hear().count == 1)
  }

  @Test(
    "another root waits too, and then takes what is there", .proves(.g5, .core),
    arguments: Kind.tellingSwipes, [true, false])
  func rootWaits(kind: Kind, isFinished: Bool) {
    let stage = held(kind)
    stage.root("Welcome")
    #expect(stage.hear().isEmpty)
    if isFinished { stage.finishBackSwipe() } else { stage.cancelBackSwipe() }
    #expect(stage.shown == [["Welcome"]])
    let told = stage.hear().map { String($0.prefix { $0 != " " }) }
    #expect(told == ["Detail", "List"])
  }

  @Test("no button can be reached under the finger", arguments: Kind.allCases)
  func tapWhileHeld(kind: Kind) {
    let stage = StageContract(kind)
    var taps = 0
    stage.root("List")
    stage.push("Detail") { _ in taps += 1 }
    stage.beginBackSwipe()
    #expect(!stage.tap())
    #expect(taps == 0)
    stage.cancelBackSwipe()
    #expect(stage.tap())
    #expect(taps == 1)
  }

  @Test("two touches on one button open one screen", .proves(.g9, .core), arguments: Kind.allCases)
  func twoTouches(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail") { place in
      place.push(stage.page("Photo"), onRemoved: stage.teller("Photo"))
    }
    #expect(stage.doubleTap())
    #expect(stage.shown == [["List", "Detail", "Photo"]])
    stage.surface.pop()
    #expect(stage.hear() == ["Photo code"])
  }

  @Test(
    "two touches on one button leave one screen", .proves(.g9, .core), arguments: Kind.allCases)
  func twoTouchesBack(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail")
    stage.push("Photo") { place in place.close() }
    #expect(stage.doubleTap())
    #expect(stage.shown == [["List", "Detail"]])
    #expect(stage.hear() == ["Photo code"])
  }

  @Test(
    "what is navigated while a screen is being taken away is carried out after it",
    .proves(.g1, .core), arguments: Kind.allCases)
  func verbInRemoval(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.surface.push(stage.page("Detail")) { [weak stage] _ in
      stage?.present("Why")
    }
    #expect(stage.back())
    #expect(stage.shown == [["List"], ["Why"]])
    #expect(stage.surface.isSettled)
  }
}
