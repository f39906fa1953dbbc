import Testing
import VignolaCore
import VignolaTesting

/// G4, as far as messages go.
@MainActor @Suite("After teardown") struct LateMessageTests {
  let ring = TraceRing()
  let app: LifetimeScope

  init() {
    app = LifetimeScope("App", trace: Trace(sinks: [ring]))
  }

  private var drops: [String] {
    ring.events.filter { $0.to.description == "(dropped)" }.map(\.description)
  }

  @Test("a late message is dropped, counted and traced", .proves(.g4, .core))
  func late() {
    let edit = app.child("Edit")
    var heard = 0
    edit.close()
    edit.deliver(.event, "saved", from: "Core", to: "Joint") { heard += 1 }
    app.dispatcher.send("saved", as: MessageStep(.event, "saved"), in: edit) { _ in heard += 1 }
    #expect(heard == 0)
    #expect(edit.dropped == 2)
    #expect(
      drops == [
        "4 lifetime saved: Core -> (dropped) (Edit)",
        "5 lifetime saved: (dropped) (Edit)",
      ])
  }

  @Test(
    "a message that waited when its module was removed is dropped, counted and traced",
    .proves(.g4, .core))
  func queued() {
    let edit = app.child("Edit")
    var heard: [String] = []
    app.deliver(.intent, "back", to: "Core") {
      edit.deliver(.event, "saved", from: "Core", to: "Joint") { heard.append("saved") }
      edit.close()
      heard.append("closed")
    }
    #expect(heard == ["closed"])
    #expect(edit.dropped == 1)
    #expect(drops == ["5 lifetime saved: Core -> (dropped) (Edit, because of 3)"])
  }

  @Test(
    "a message that waited when its scope was merely released is dropped and counted above",
    .proves(.g4, .core))
  func released() {
    var edit: LifetimeScope? = app.child("Edit")
    var heard = 0
    app.deliver(.intent, "back", to: "Core") {
      edit?.deliver(.event, "saved", from: "Core", to: "Joint") { heard += 1 }
      edit = nil
    }
    #expect(heard == 0)
    #expect(app.dropped == 1)
    #expect(drops == ["4 lifetime saved: Core -> (dropped) (Edit, because of 3)"])
  }

  @Test(
    "the message whose handler closes its own scope is handled to its end, and the last",
    .proves(.g4, .core))
  func closedFromInside() {
    let edit = app.child("Edit")
    var heard: [String] = []
    edit.deliver(.event, "saved", to: "Joint") {
      edit.deliver(.event, "before", to: "Joint") { heard.append("before") }
      edit.close()
      heard.append("closed")
      edit.deliver(.event, "after", to: "Joint") { heard.append("after") }
    }
    #expect(heard == ["closed"])
    #expect(edit.dropped == 2)
  }

  @Test(
    "a child's waiting message is dropped when its parent closes; the others are delivered",
    .proves(.g4, .core))
  func parentCloses() {
    let list = app.child("List")
    let edit = list.child("Edit")
    var heard: [String] = []
    app.deliver(.intent, "signOut", to: "App") {
      edit.deliver(.event, "saved", to: "Joint") { heard.append("saved") }
      app.deliver(.event, "signedOut", to: "App") { heard.append("signedOut") }
      list.close()
    }
    #expect(heard == ["signedOut"])
    #expect((edit.dropped, list.dropped, app.dropped) == (1, 1, 1))
  }

  @Test("a scope that is open is not touched by its sibling's end")
  func sibling() {
    let one = app.child("One")
    let other = app.child("Other")
    var heard = 0
    one.close()
    other.deliver(.event, "saved", to: "Joint") { heard += 1 }
    #expect(heard == 1)
    #expect(app.dropped == 0)
  }

  @Test("it is the same without a trace")
  func untraced() {
    let app = LifetimeScope("App")
    let edit = app.child("Edit")
    var heard = 0
    edit.deliver(.event, "saved", to: "Joint") {
      edit.deliver(.event, "saved", to: "Joint") { heard += 1 }
      edit.close()
    }
    edit.deliver(.event, "saved", to: "Joint") { heard += 1 }
    #expect(heard == 0)
    #expect(app.dropped == 2)
  }
}
