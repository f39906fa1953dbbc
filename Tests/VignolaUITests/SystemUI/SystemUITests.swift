import ScreenDriver
import ScreenTree
import Testing
import UIKit
import VignolaCore
import VignolaTesting
import VignolaUI

/// What a screen asks of the system around it, as a person sees it, whatever it is made with.
@MainActor @Suite("A screen")
struct SystemUITests {
  typealias Standing = SystemUIScene.Standing
  typealias Toolkit = SystemUIScene.Toolkit
  typealias Trouble = SystemUIScene.Trouble

  @Test(
    "shows one loader, and can be used meanwhile or not", arguments: Standing.allCases,
    Toolkit.allCases)
  func loader(standing: Standing, toolkit: Toolkit) throws {
    let scene = try SystemUIScene(standing, toolkit)
    scene.ui.showLoader(disablingUI: false)
    #expect(scene.loaders == 1)
    try scene.phone.tap("Count")
    scene.ui.showLoader(disablingUI: true)
    #expect(scene.loaders == 1)
    let refusal = #expect(throws: PhoneRefusal.self) { try scene.phone.tap("Count") }
    #expect(refusal?.reason == .disabled)
    scene.ui.showLoader(disablingUI: false)
    try scene.phone.tap("Count")
    scene.ui.showLoader(disablingUI: true)
    scene.ui.hideLoader()
    scene.ui.hideLoader()
    #expect(scene.loaders == 0)
    try scene.phone.tap("Count")
    #expect(scene.counter.taps == 3)
  }

  @Test("leaves the bars in use while it waits", arguments: Toolkit.allCases)
  func barsInUse(toolkit: Toolkit) throws {
    let scene = try SystemUIScene(.stack, toolkit)
    scene.ui.showLoader(disablingUI: true)
    try scene.phone.systemBack()
    #expect(!scene.place.isUp)
  }

  @Test(
    "tells how something went, and is there again", arguments: Standing.allCases, Toolkit.allCases)
  func status(standing: Standing, toolkit: Toolkit) throws {
    let scene = try SystemUIScene(standing, toolkit)
    scene.ui.show(status: "Saved", message: "It is in the list.")
    #expect(scene.phone.alert?.title == "Saved")
    #expect(scene.phone.alert?.message == "It is in the list.")
    try scene.phone.tap("OK")
    #expect(scene.phone.alert == nil)
    #expect(scene.phone.texts == ["content"])
  }

  @Test(
    "with content tells of an error in an alert", arguments: Standing.allCases, Toolkit.allCases)
  func errorBesideContent(standing: Standing, toolkit: Toolkit) throws {
    let scene = try SystemUIScene(standing, toolkit)
    scene.ui.show(error: Trouble(description: "No network"), hasLoadedContent: true)
    #expect(scene.phone.alert?.title == "No network")
    try scene.phone.tap("OK")
    #expect(scene.phone.texts == ["content"])
  }

  @Test(
    "without content shows an error in its place, one, until it loads again",
    arguments: Standing.allCases, Toolkit.allCases)
  func errorInstead(standing: Standing, toolkit: Toolkit) throws {
    let scene = try SystemUIScene(standing, toolkit)
    scene.ui.showLoader(disablingUI: true)
    scene.ui.show(error: Trouble(description: "No network"), hasLoadedContent: false)
    scene.ui.hideLoader()
    #expect(scene.phone.alert == nil)
    #expect(scene.phone.texts == ["content", "No network"])
    scene.ui.show(error: Trouble(description: "No server"), hasLoadedContent: false)
    #expect(scene.phone.texts == ["content", "No server"])
    try scene.phone.tap("Count")
    scene.ui.showLoader(disablingUI: true)
    #expect(scene.phone.texts == ["content"])
  }

  @Test(
    "shows its alerts one after the other, each with its own end", arguments: Standing.allCases,
    Toolkit.allCases)
  func alerts(standing: Standing, toolkit: Toolkit) throws {
    let scene = try SystemUIScene(standing, toolkit)
    var ended: [String] = []
    scene.ui.alert("First", message: "one") { ended.append("first") }
    scene.ui.alert("Second", message: "two") {
      ended.append("second")
      scene.ui.alert("Third", message: "three") { ended.append("third") }
    }
    #expect(scene.phone.alert?.title == "First")
    try scene.phone.tap("OK")
    #expect(scene.phone.alert?.title == "Second")
    #expect(ended == ["first"])
    try scene.phone.tap("OK")
    #expect(scene.phone.alert?.title == "Third")
    try scene.phone.tap("OK")
    #expect(ended == ["first", "second", "third"])
    #expect(scene.phone.alert == nil)
  }

  @Test(
    "that is taken away ends the alert that is up, and shows none of those that wait",
    arguments: Standing.allCases, Toolkit.allCases)
  func alertTakenAway(standing: Standing, toolkit: Toolkit) throws {
    let scene = try SystemUIScene(standing, toolkit)
    var ended: [String] = []
    scene.ui.alert("First", message: "") { ended.append("first") }
    scene.ui.alert("Second", message: "") { ended.append("second") }
    scene.leave()
    #expect(ended == ["first"])
    #expect(scene.phone.alert == nil)
  }

  @Test(
    "that is popped under its alert leaves that to be answered, and shows no other",
    arguments: Toolkit.allCases)
  func poppedUnderAlert(toolkit: Toolkit) throws {
    let scene = try SystemUIScene(.stack, toolkit)
    var ended: [String] = []
    scene.ui.alert("First", message: "") { ended.append("first") }
    scene.ui.alert("Second", message: "") { ended.append("second") }
    scene.ui.close()
    #expect(scene.phone.alert?.title == "First")
    #expect(ended.isEmpty)
    try scene.phone.tap("OK")
    #expect(ended == ["first"])
    #expect(scene.phone.alert == nil)
  }

  @Test(
    "has no room for an alert while another screen's is up, and the trace says so",
    arguments: Toolkit.allCases)
  func otherAlert(toolkit: Toolkit) throws {
    let scene = try SystemUIScene(.stack, toolkit)
    var ended = 0
    scene.surface.alert("Other")
    scene.ui.alert("Ours", message: "") { ended += 1 }
    #expect(scene.ring.events.last?.name.description == "alert refused")
    try scene.phone.tap("OK")
    #expect(scene.phone.alert == nil)
    #expect(ended == 0)
    scene.ui.alert("Ours", message: "") { ended += 1 }
    try scene.phone.tap("OK")
    #expect(ended == 1)
  }

  @Test(
    "offers texts to other apps, once for two calls", arguments: Standing.allCases, Toolkit.allCases
  )
  func share(standing: Standing, toolkit: Toolkit) throws {
    let scene = try SystemUIScene(standing, toolkit)
    let layers = scene.phone.screen.children.count
    scene.ui.share(["one", "two"])
    scene.ui.share(["three"])
    #expect(scene.phone.screen.children.count == layers + 1)
    #expect(scene.phone.texts == ["one", "two"])
    try scene.phone.systemDismiss()
    #expect(scene.phone.texts == ["content"])
    #expect(scene.place.isUp)
  }

  @Test("puts a text on the clipboard", arguments: Toolkit.allCases)
  func copies(toolkit: Toolkit) throws {
    let scene = try SystemUIScene(.stack, toolkit)
    scene.ui.copy("4111")
    #expect(UIPasteboard.general.string == "4111")
  }

  @Test(
    "goes when it asks to, with what lies over it, and once", .proves(.g9, .core),
    arguments: Toolkit.allCases)
  func closes(toolkit: Toolkit) throws {
    let scene = try SystemUIScene(.sheet, toolkit)
    var ended = 0
    scene.ui.alert("Sure?", message: "") { ended += 1 }
    scene.ui.close()
    scene.ui.close()
    #expect(!scene.place.isUp)
    #expect(ended == 1)
    #expect(scene.phone.screen.children.count == 1)
    let tab = try SystemUIScene(.tab, toolkit)
    tab.ui.close()
    #expect(tab.place.isUp)
  }

  @Test(
    "that has gone shows nothing, copies nothing, and ends no alert that it never showed",
    .proves(.g9, .core), arguments: Standing.allCases, Toolkit.allCases)
  func gone(standing: Standing, toolkit: Toolkit) throws {
    let scene = try SystemUIScene(standing, toolkit)
    scene.ui.showLoader(disablingUI: true)
    scene.leave()
    let before = scene.phone.description
    UIPasteboard.general.string = "before"
    var ended = 0
    scene.ui.showLoader(disablingUI: true)
    scene.ui.hideLoader()
    scene.ui.hideLoader()
    scene.ui.show(status: "Saved", message: "")
    scene.ui.show(error: Trouble(description: "No network"), hasLoadedContent: true)
    scene.ui.show(error: Trouble(description: "No network"), hasLoadedContent: false)
    scene.ui.alert("Sure?", message: "") { ended += 1 }
    scene.ui.share(["one"])
    scene.ui.copy("after")
    scene.ui.close()
    #expect(scene.phone.description == before)
    #expect(scene.page?.view.isUserInteractionEnabled ?? true)
    #expect(UIPasteboard.general.string == "before")
    #expect(ended == 0)
  }

  @Test("is not kept by the system around it", .proves(.g6, .core), arguments: Toolkit.allCases)
  func released(toolkit: Toolkit) throws {
    let scene = try SystemUIScene(.stack, toolkit)
    weak var gone: (any Screen)?
    var ui: (any SystemUI)?
    let place = scene.surface.push({ place in
      let made = SystemUIScene.make(toolkit, at: place)
      ui = made.ui
      gone = made.screen
      return made.screen
    })
    ui?.showLoader(disablingUI: true)
    #expect(gone != nil)
    place?.close()
    _ = scene.phone.screen
    #expect(gone == nil)
    ui?.hideLoader()
    ui?.share(["one"])
    #expect(scene.phone.texts == ["content"])
  }
}
