import Testing
import VignolaTesting

@testable import VignolaCore

@MainActor @Suite("A scope") struct LifetimeScopeTests {
  @Test("knows its name and its owners")
  func path() {
    let detail = LifetimeScope("App").child("Catalog").child("Detail")
    #expect(detail.name.description == "Detail")
    #expect(detail.path == "App > Catalog > Detail")
  }

  @Test("shares its root's dispatcher, trace and clock")
  func services() {
    let trace = Trace(sinks: [])
    let app = LifetimeScope("App", trace: trace, clock: StoppedClock())
    let child = app.child("Child")
    #expect(child.trace === trace)
    #expect(child.dispatcher === app.dispatcher)
    #expect(child.dispatcher.trace === trace)
    #expect(child.clock is StoppedClock)
    #expect(LifetimeScope("Other").dispatcher !== app.dispatcher)
  }

  @Test("keeps neither its parent nor its children alive")
  func ownership() {
    var parent: LifetimeScope? = LifetimeScope("App")
    var child = parent?.child("Child")
    weak let goneParent = parent
    weak let goneChild = child
    parent = nil
    #expect(goneParent == nil)
    #expect(child?.isClosed == false)
    child = nil
    #expect(goneChild == nil)
  }

  @Test("works on when its parent was merely released")
  func orphan() {
    var parent: LifetimeScope? = LifetimeScope("App")
    let child = parent?.child("Child")
    parent = nil
    var heard = 0
    child?.deliver(.event, "saved", to: "Joint") { heard += 1 }
    #expect(heard == 1)
    child?.close()
    child?.deliver(.event, "saved", to: "Joint") { heard += 1 }
    #expect((heard, child?.dropped) == (1, 1))
  }

  @Test("forgets ten thousand children that came and went, and still counts what they dropped")
  func forgetsChildren() {
    let app = LifetimeScope("App")
    for _ in 0..<10_000 {
      let child = app.child("Child")
      child.register(child, as: "Child")
      child.close()
      child.spawner.spawn("late") {}
    }
    #expect(app.dropped == 10_000)
    #expect(app.leaks == [])
  }

  @Test("tells when it is opened and closed, and what is registered", .proves(.g7, .core))
  func trace() {
    let ring = TraceRing()
    let app = LifetimeScope("App", trace: Trace(sinks: [ring]))
    let listener = Listener()
    app.child("List").register(listener, as: "Listener")
    app.close()
    #expect(
      ring.events.map(\.description) == [
        "1 lifetime opened (App)", "2 lifetime opened (List)",
        "3 lifetime registered: Listener (List)", "4 lifetime closed (App)",
      ])
  }

  @Test("has the names of its owners in common with its siblings and its parent")
  func sharedNames() {
    let app = LifetimeScope("App")
    let catalog = app.child("Catalog")
    let children = [catalog.child("One"), catalog.child("Other")]
    #expect(children.allSatisfy { $0.record.owners.owner === catalog.record.owners })
    #expect(catalog.record.owners.owner === app.record.owners)
    #expect(app.record.owners.owner == nil)
  }

  @Test("may be ten thousand deep, and knows its owners when all of them are gone")
  func deep() {
    var scope = LifetimeScope("App")
    for _ in 0..<10_000 { scope = scope.child("Child") }
    #expect(scope.record.owners.names.count == 10_001)
    #expect(scope.path.hasPrefix("App > Child > Child"))
  }
}
