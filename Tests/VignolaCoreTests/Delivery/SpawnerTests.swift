import Testing
import VignolaCore
import VignolaTesting

/// G4, as far as tasks go.
@MainActor @Suite("A spawner") struct SpawnerTests {
  let ring = TraceRing()
  let app: LifetimeScope

  init() {
    app = LifetimeScope("App", trace: Trace(sinks: [ring]))
  }

  private func allDone() async {
    while !app.running.isEmpty { await Task.yield() }
  }

  private var taskEvents: [String] {
    ring.events.filter { $0.kind == .task }.map(\.step.description)
  }

  @Test("runs a task that is listed while it runs, and traces its start and end")
  func runs() async {
    var ran = false
    app.spawner.spawn("load") { ran = true }
    #expect(!ran)
    #expect(app.running == ["load"])
    await allDone()
    #expect(ran)
    #expect(taskEvents == ["task load: started", "task load: ended"])
  }

  @Test("has its tasks cancelled when the scope is closed", .proves(.g4, .core))
  func closed() async {
    var wasCancelled = false
    let edit = app.child("Edit")
    await begun { began in
      edit.spawner.spawn("wait") {
        began()
        await untilCancelled()
        wasCancelled = Task.isCancelled
      }
    }
    #expect(app.running == ["wait"])
    edit.close()
    await allDone()
    #expect(wasCancelled)
    #expect(taskEvents == ["task wait: started", "task wait: cancelled"])
  }

  @Test("has its tasks cancelled when the scope is merely released", .proves(.g4, .core))
  func released() async {
    var edit: LifetimeScope? = app.child("Edit")
    var wasCancelled = false
    await begun { began in
      edit?.spawner.spawn("wait") {
        began()
        await untilCancelled()
        wasCancelled = Task.isCancelled
      }
    }
    edit = nil
    await allDone()
    #expect(wasCancelled)
  }

  @Test("has its tasks cancelled when the scope is released on another thread", .proves(.g4, .core))
  func releasedElsewhere() async {
    let owner = Owner(app.child("Edit"))
    var wasCancelled = false
    await begun { began in
      owner.scope.withLock { $0 }?.spawner.spawn("wait") {
        began()
        await untilCancelled()
        wasCancelled = Task.isCancelled
      }
    }
    await Task.detached { owner.scope.withLock { $0 = nil } }.value
    await allDone()
    #expect(wasCancelled)
  }

  @Test("has its tasks cancelled when a scope above is closed")
  func closedAbove() async {
    let edit = app.child("List").child("Edit")
    edit.spawner.spawn("wait") { await untilCancelled() }
    app.close()
    await allDone()
    #expect(taskEvents == ["task wait: started", "task wait: cancelled"])
  }

  @Test("never begins a task whose scope was closed before its turn", .proves(.g4, .core))
  func closedBeforeItBegan() async {
    var ran = false
    app.spawner.spawn("load") { ran = true }
    app.close()
    await allDone()
    #expect(!ran)
    #expect(taskEvents == ["task load: started", "task load: cancelled"])
  }

  @Test(
    "has what a task sends after its scope was closed dropped, counted and traced",
    .proves(.g4, .core))
  func sendsAfterTheEnd() async {
    let edit = app.child("Edit")
    let items = Observed(0, as: "items", in: edit)
    var heard = 0
    await begun { began in
      edit.spawner.spawn("load") {
        began()
        await untilCancelled()
        edit.deliver(.event, "loaded", from: "Core", to: "Presenter") { heard += 1 }
        items.set(1)
        edit.spawner.spawn("more") { heard += 1 }
      }
    }
    edit.close()
    await allDone()
    #expect(heard == 0)
    #expect(edit.dropped == 3)
    #expect(
      ring.events.suffix(4).map(\.description) == [
        "5 lifetime loaded: Core -> (dropped) (Edit, because of 3)",
        "6 lifetime items: (dropped) (Edit, because of 3)",
        "7 lifetime more: (dropped) (Edit, because of 3)",
        "8 task load: cancelled (Edit, because of 3)",
      ])
  }

  @Test("cancels a task that closes its own scope, and lets it end by itself")
  func closesItself() async {
    let edit = app.child("Edit")
    var steps: [String] = []
    edit.spawner.spawn("finish") {
      edit.close()
      steps.append("closed, \(Task.isCancelled ? "cancelled" : "running")")
      await untilCancelled()
      steps.append("ended")
    }
    await allDone()
    #expect(steps == ["closed, cancelled", "ended"])
    #expect(taskEvents == ["task finish: started", "task finish: cancelled"])
  }

  @Test("starts nothing in a closed scope, counts it and traces it", .proves(.g4, .core))
  func late() async {
    var ran = false
    let edit = app.child("Edit")
    edit.close()
    edit.spawner.spawn("load") { ran = true }
    #expect(app.running == [])
    await Task.yield()
    #expect(!ran)
    #expect(edit.dropped == 1)
    #expect(ring.events.last?.description == "4 lifetime load: (dropped) (Edit)")
  }

  @Test("that outlives its scope starts nothing either, and does not keep the scope")
  func outlives() {
    var edit: LifetimeScope? = app.child("Edit")
    let spawner = edit?.spawner
    weak let gone = edit
    edit = nil
    #expect(gone == nil)
    spawner?.spawn("load") {}
    #expect(app.dropped == 1)
  }

  @Test("tells what is running here and below, and nothing of what is above or beside")
  func running() async {
    let list = app.child("List")
    let edit = list.child("Edit")
    app.spawner.spawn("app") { await untilCancelled() }
    list.spawner.spawn("list") { await untilCancelled() }
    edit.spawner.spawn("edit") { await untilCancelled() }
    let other = app.child("Other")
    other.spawner.spawn("other") {}
    #expect(app.running.sorted() == ["app", "edit", "list", "other"])
    #expect(list.running.sorted() == ["edit", "list"])
    #expect(edit.running == ["edit"])
    #expect(other.running == ["other"])
    app.close()
    await allDone()
  }

  @Test("gives what a task sends the task's start as cause, also after a wait", .proves(.g7, .core))
  func cause() async {
    app.deliver(.intent, "tap", to: "Core") {
      app.spawner.spawn("load") {
        await Task.yield()
        app.deliver(.event, "loaded", from: "Core", to: "Presenter") {}
      }
    }
    await allDone()
    #expect(
      ring.events.map(\.description) == [
        "1 lifetime opened (App)",
        "2 intent tap: Core (App)",
        "3 task load: started (App, because of 2)",
        "4 event loaded: Core -> Presenter (App, because of 3)",
        "5 task load: ended (App, because of 3)",
      ])
    #expect(ring.events.map(\.depth) == [0, 0, 1, 2, 2])
  }
}

/// Waits until `start` has called what it is handed.
@MainActor func begun(_ start: (@escaping () -> Void) -> Void) async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  start { continuation.yield() }
  for await _ in stream { break }
}

/// Holds a scope that any thread may let go of.
private final class Owner: Sendable {
  let scope: Lock<LifetimeScope?>

  init(_ scope: LifetimeScope) { self.scope = Lock(scope) }
}
