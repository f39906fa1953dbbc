import Testing
import VignolaCore
import VignolaTesting

/// What every stage has to do with a screen that it did not put up: the app's own code has, by a link
/// in SwiftUI, or by pushing a controller in UIKit.
@MainActor @Suite("What the app pushes behind the surface's back, on any stage")
struct ForeignScreenTests {
  typealias Kind = StageContract.Kind

  private let foreign = StageContract.foreign

  @Test(
    "is foreign, lies over the screen that it came from, and leaves without a word to anybody",
    .proves(.g5, .core), arguments: Kind.allCases)
  func comesAndGoes(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    let place = stage.push("Detail")
    for _ in 1...2 {
      #expect(stage.goElsewhere())
      #expect(stage.shown == [["List", "Detail", foreign]])
      #expect(stage.surface.tree.visible?.isForeign == true)
      #expect(place?.isCovered == true)
      #expect(place?.push(stage.page("Photo")) == nil)
      #expect(stage.back())
      #expect(stage.shown == [["List", "Detail"]])
    }
    #expect(stage.hear().isEmpty)
    #expect(stage.surface.isSettled)
  }

  @Test(
    "has ours over it, and goes with what lies below it, which is told", .proves(.g5, .core),
    arguments: Kind.allCases)
  func between(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    let place = stage.push("Detail")
    stage.goElsewhere()
    stage.push("Photo")
    #expect(stage.shown == [["List", "Detail", foreign, "Photo"]])
    #expect(stage.back())
    #expect(stage.shown == [["List", "Detail", foreign]])
    stage.push("Map")
    #expect(place?.close() == true)
    #expect(stage.shown == [["List"]])
    #expect(stage.hear() == ["Photo systemBack", "Map code", "Detail code"])
  }

  @Test("is taken away by a verb like any other", .proves(.g9, .core), arguments: Kind.allCases)
  func popped(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.goElsewhere()
    #expect(stage.surface.pop())
    #expect(!stage.surface.pop())
    #expect(stage.shown == [["List"]])
    #expect(stage.hear().isEmpty)
  }

  @Test(
    "goes with the sheet that it is in when that is drawn down", .proves(.g5, .core),
    arguments: Kind.allCases)
  func inSheet(kind: Kind) {
    let stage = StageContract(kind)
    stage.root("List")
    stage.present("Edit")
    stage.goElsewhere()
    #expect(stage.shown == [["List"], ["Edit", foreign]])
    #expect(stage.drawDown())
    #expect(stage.shown == [["List"]])
    #expect(stage.hear() == ["Edit systemDismiss"])
  }

  @Test(
    "stays in its tab while a person looks at another", .proves(.g5, .core),
    arguments: Kind.allCases)
  func inTab(kind: Kind) {
    let stage = StageContract(kind)
    stage.tabs("Shop", "Cart")
    stage.goElsewhere()
    stage.choose(tab: 1)
    #expect(stage.shown == [["Cart"]])
    stage.choose(tab: 0)
    #expect(stage.shown == [["Shop", foreign]])
    #expect(stage.back())
    #expect(stage.shown == [["Shop"]])
    #expect(stage.hear().isEmpty)
  }
}
