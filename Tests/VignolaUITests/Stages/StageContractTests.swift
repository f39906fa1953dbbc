import Testing
import VignolaCore
import VignolaTesting

/// What every stage has to do, seen from the surface over it and a person before it.
@MainActor @Suite("On any stage")
struct StageContractTests {
  typealias Kind = StageContract.Kind

  @Test("what the app puts up is up, and comes down by its verbs", arguments: Kind.allCases)
  func verbs(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail")
    stage.push("Photo")
    #expect(stage.shown == [["List", "Detail", "Photo"]])
    stage.surface.pop()
    #expect(stage.shown == [["List", "Detail"]])
    stage.present("Edit")
    stage.push("Picker")
    #expect(stage.shown == [["List", "Detail"], ["Edit", "Picker"]])
    stage.surface.dismiss()
    #expect(stage.shown == [["List", "Detail"]])
    #expect(stage.hear() == ["Photo code", "Picker code", "Edit code"])
    #expect(stage.surface.isSettled)
  }

  @Test(
    "a screen the user leaves is told once, and a second step back takes the next",
    .proves(.g5, .core), arguments: Kind.allCases)
  func userBack(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail")
    stage.push("Photo")
    #expect(stage.back())
    #expect(stage.hear() == ["Photo systemBack"])
    #expect(stage.back())
    #expect(!stage.back())
    #expect(stage.hear() == ["Detail systemBack"])
    #expect(stage.shown == [["List"]])
  }

  @Test(
    "two pops by code take two screens and never the root", .proves(.g9, .core),
    arguments: Kind.allCases)
  func doublePop(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail")
    #expect(stage.surface.pop())
    #expect(!stage.surface.pop())
    #expect(stage.shown == [["List"]])
    #expect(stage.hear() == ["Detail code"])
  }

  @Test(
    "a swipe that is let go removes nothing, one carried to its end removes once",
    .proves(.g5, .core), arguments: Kind.allCases)
  func swipes(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail")
    stage.beginBackSwipe()
    stage.cancelBackSwipe()
    #expect(stage.hear().isEmpty)
    #expect(stage.shown == [["List", "Detail"]])
    stage.beginBackSwipe()
    #expect(stage.hear().isEmpty)
    stage.finishBackSwipe()
    #expect(stage.hear() == ["Detail systemBack"])
    #expect(stage.shown == [["List"]])
  }

  @Test(
    "a sheet drawn down is told with all that was in it, the deepest first",
    .proves(.g5, .core), arguments: Kind.allCases)
  func drawnDown(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.present("Edit")
    stage.push("Picker")
    #expect(stage.drawDown())
    #expect(stage.hear() == ["Picker systemDismiss", "Edit systemDismiss"])
    #expect(stage.shown == [["List"]])
    #expect(!stage.drawDown())
    #expect(!stage.surface.dismiss())
  }

  @Test(
    "a parent that is dismissed takes its open child with it, the child first",
    .proves(.g5, .core), arguments: Kind.allCases)
  func parentWithChild(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    let parent = stage.present("Edit")
    stage.present("Picker")
    #expect(stage.shown == [["List"], ["Edit"], ["Picker"]])
    #expect(parent?.close() == true)
    #expect(stage.hear() == ["Picker code", "Edit code"])
    #expect(stage.shown == [["List"]])
  }

  @Test(
    "a root replaced under a sheet takes everything, the sheet first",
    .proves(.g5, .core), arguments: Kind.allCases)
  func rootReplaced(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.push("Detail")
    stage.present("Edit")
    #expect(stage.shown == [["List", "Detail"], ["Edit"]])
    stage.root("Welcome")
    #expect(stage.hear() == ["Edit replaced", "Detail replaced", "List replaced"])
    #expect(stage.shown == [["Welcome"]])
  }

  @Test(
    "choosing a tab removes nothing; replacing the tabs removes all of them",
    .proves(.g5, .core), arguments: Kind.allCases)
  func tabs(kind: Kind) {
    let stage = StageContract(kind)
    stage.tabs("Shop", "Cart")
    stage.push("Item")
    stage.choose(tab: 1)
    #expect(stage.shown == [["Cart"]])
    #expect(stage.hear().isEmpty)
    stage.choose(tab: 0)
    #expect(stage.shown == [["Shop", "Item"]])
    stage.tabs("News", "Profile")
    #expect(stage.shown == [["News"]])
    #expect(Set(stage.hear()) == ["Cart replaced", "Item replaced", "Shop replaced"])
  }

  @Test(
    "an alert is over everything until it is dismissed, and then once",
    .proves(.g9, .core), arguments: Kind.allCases)
  func alert(kind: Kind) {
    let stage = StageContract(kind)
    var ended = 0
    stage.root("List")
    #expect(stage.surface.alert("Sure?") { ended += 1 })
    #expect(stage.surface.tree.visibleAlert?.title == "Sure?")
    #expect(stage.hands.alert == "Sure?")
    #expect(!stage.surface.alert("Again?"))
    #expect(stage.surface.dismiss())
    #expect(!stage.surface.dismiss())
    #expect(ended == 1)
    #expect(stage.hands.alert == nil)
    #expect(stage.shown == [["List"]])
  }

  @Test(
    "an alert that a person answers has ended, once, and another can be shown",
    .proves(.g9, .core), arguments: Kind.allCases)
  func alertAnswered(kind: Kind) {
    let stage = StageContract(kind)
    var ended = 0
    stage.root("List")
    stage.surface.alert("Sure?") { ended += 1 }
    #expect(stage.answer())
    #expect(!stage.answer())
    #expect(ended == 1)
    #expect(stage.surface.tree.visibleAlert == nil)
    #expect(stage.surface.alert("Really?"))
    #expect(stage.hands.alert == "Really?")
  }

  @Test(
    "what covers the screen is closed by the app alone", .proves(.g5, .core),
    arguments: Kind.onScreen)
  func covered(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    let place = stage.cover("Player")
    stage.push("Notes")
    #expect(stage.shown == [["List"], ["Player", "Notes"]])
    #expect(!stage.drawDown())
    #expect(stage.back())
    #expect(!stage.drawDown())
    #expect(stage.shown == [["List"], ["Player"]])
    #expect(place?.close() == true)
    #expect(stage.shown == [["List"]])
    #expect(stage.hear() == ["Notes systemBack", "Player code"])
  }
}
