import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("Closing a scope") struct ClosingTests {
  let app = LifetimeScope("App")

  @Test("closes what is below, deepest first, and each once", .proves(.g4, .core))
  func deepestFirst() {
    var closed: [String] = []
    let list = app.child("List")
    let detail = list.child("Detail")
    let edit = detail.child("Edit")
    let search = list.child("Search")
    for scope in [app, list, detail, edit, search] {
      scope.onClose { closed.append("\(scope.name)") }
    }
    list.close()
    #expect(closed == ["Search", "Edit", "Detail", "List"])
    #expect([list, detail, edit, search].map(\.isClosed) == [true, true, true, true])
    #expect(!app.isClosed)
    app.close()
    #expect(closed == ["Search", "Edit", "Detail", "List", "App"])
  }

  @Test("twice is the same as once", .proves(.g4, .core))
  func twice() {
    var closed = 0
    app.onClose { closed += 1 }
    app.close()
    app.close()
    #expect(closed == 1)
  }

  @Test("does what was given for the end in reverse order")
  func reverseOrder() {
    var done: [Int] = []
    for number in 1...3 { app.onClose { done.append(number) } }
    app.close()
    #expect(done == [3, 2, 1])
  }

  @Test("does at once what is given for the end afterwards")
  func onCloseAfterwards() {
    app.close()
    var done = false
    app.onClose { done = true }
    #expect(done)
  }

  @Test("closes everything before anything is done about it")
  func closedBeforeTheCallbacks() {
    let list = app.child("List")
    let detail = list.child("Detail")
    var heard = 0
    var seen: [Bool] = []
    detail.onClose {
      seen = [app, list, detail].map(\.isClosed)
      app.deliver(.event, "late", to: "App") { heard += 1 }
    }
    app.close()
    #expect(seen == [true, true, true])
    #expect(heard == 0)
    #expect(app.dropped == 1)
  }

  @Test("may be asked for again, from above and from below, while it is under way")
  func duringClosing() {
    var closed: [String] = []
    let list = app.child("List")
    let detail = list.child("Detail")
    app.onClose { closed.append("App") }
    list.onClose {
      app.close()
      detail.close()
      closed.append("List")
    }
    detail.onClose {
      list.close()
      closed.append("Detail")
      detail.onClose { closed.append("added") }
    }
    list.close()
    #expect(closed == ["Detail", "added", "App", "List"])
    #expect(app.isClosed)
  }

  @Test("leaves nothing open that is made below it later")
  func childAfterwards() {
    app.close()
    let late = app.child("Late")
    #expect(late.isClosed)
    #expect(late.path == "App > Late")
    late.spawner.spawn("load") {}
    #expect(app.dropped == 1)
  }

  @Test("releases what was given for the end, and so does merely releasing the scope")
  func releasesCallbacks() {
    weak var closing: Listener?
    weak var releasing: Listener?
    var done = 0
    let kept = app.child("Kept")
    do {
      let one = Listener()
      let other = Listener()
      closing = one
      releasing = other
      kept.onClose { withExtendedLifetime(one) { done += 1 } }
      app.child("Released").onClose { withExtendedLifetime(other) { done += 1 } }
    }
    #expect(releasing == nil)
    #expect(closing != nil)
    kept.close()
    #expect(closing == nil)
    #expect(done == 1)
  }

  @Test("two thousand levels deep ends, without a deep stack")
  func veryDeep() {
    var scopes = [app]
    while scopes.count < 2_000, let last = scopes.last { scopes.append(last.child("Level")) }
    app.close()
    #expect(!scopes.contains { !$0.isClosed })
  }
}
