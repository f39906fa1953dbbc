import Testing
import VignolaCore
import VignolaTesting

/// A module whose holder a forgotten closure keeps alive.
@MainActor @Suite("A leak report") final class LeakReportTests {
  final class DetailHolder {
    var onTap: () -> Void = {}
    var count = 0
  }

  let clock = TestClock()
  var reports: [LeakReport] = []
  lazy var app = LifetimeScope("App", clock: clock) { [unowned self] report in
    if case .leak(let leak) = report { reports.append(leak) }
  }

  /// Two seconds pass, and what waited for them is done.
  private func passTwoSeconds() async {
    await clock.advance(by: .seconds(2))
    await settled()
  }

  private func settled() async {
    for _ in 0..<100 { await Task.yield() }
  }

  /// The closure that keeps the holder, which nobody was told of.
  private func leaking(_ scope: LifetimeScope) -> () -> Void {
    let holder = DetailHolder()
    scope.register(holder, as: "DetailHolder")
    return { holder.count += 1 }
  }

  @Test(
    "names the declared owners and the one live subscription of a module kept by a closure",
    .proves(.g6, .core))
  func ownerChainAndSubscription() async {
    let items = Observed([1], as: "CartUnit.items", in: app)
    let prices = Observed([1], as: "CartUnit.prices", in: app)
    let other = Listener()
    let catalog = app.child("Catalog")
    let detail = catalog.child("Detail")
    let forgotten: () -> Void
    do {
      let holder = DetailHolder()
      detail.register(holder, as: "DetailHolder")
      items.bind(to: holder) { holder, items in holder.count = items.count }
      prices.bind(to: other) { _, _ in }
      forgotten = { holder.onTap() }
    }
    detail.closeAndCheck()
    #expect(reports == [])
    await passTwoSeconds()
    #expect(
      reports == [
        LeakReport(
          object: "DetailHolder", owners: ["App", "Catalog", "Detail"], tasks: [],
          subscriptions: ["CartUnit.items"])
      ])
    #expect(
      reports.first?.description == """
        DetailHolder is still alive after its scope App > Catalog > Detail is over.
        It still observes: CartUnit.items.
        What retains it cannot be known from here: look for a closure that captures it strongly.
        """)
    withExtendedLifetime(forgotten) {}
  }

  @Test("is not made for a module that was released", .proves(.g6, .core))
  func released() async {
    let detail = app.child("Detail")
    do {
      let holder = DetailHolder()
      detail.register(holder, as: "DetailHolder")
    }
    detail.closeAndCheck()
    await passTwoSeconds()
    #expect(reports == [])
    #expect(detail.leaks == [])
  }

  @Test("is not made for a module that is released before the time is up", .proves(.g6, .core))
  func releasedInTime() async {
    let detail = app.child("Detail")
    var forgotten: (() -> Void)? = leaking(detail)
    detail.closeAndCheck()
    #expect(detail.leaks.map(\.object) == ["DetailHolder"])
    await clock.advance(by: .milliseconds(1_999))
    await settled()
    #expect(reports == [])
    forgotten = nil
    await clock.advance(by: .milliseconds(1))
    await settled()
    #expect(reports == [])
    #expect(forgotten == nil)
  }

  @Test("is not made for what lives in a scope that is open")
  func open() async {
    let holder = leaking(app.child("Detail"))
    let detail = app.child("Detail")
    let other = leaking(detail)
    detail.check()
    app.check()
    await passTwoSeconds()
    #expect(reports.map(\.owners) == [["App", "Detail"]])
    #expect(detail.leaks == [])
    withExtendedLifetime((holder, other, detail)) {}
  }

  @Test(
    "is made at the next check for what a merely released scope left behind", .proves(.g6, .core))
  func releasedScope() async {
    var detail: LifetimeScope? = app.child("Catalog").child("Detail")
    let forgotten = detail.map(leaking)
    detail = nil
    app.check()
    await passTwoSeconds()
    #expect(reports.map(\.owners) == [["App", "Catalog", "Detail"]])
    #expect(app.leaks == reports)
    withExtendedLifetime(forgotten) {}
  }

  @Test("is made once, however often is checked, while the leak stays listed")
  func once() async {
    let detail = app.child("Detail")
    let forgotten = leaking(detail)
    detail.closeAndCheck()
    detail.closeAndCheck()
    await passTwoSeconds()
    app.check()
    await passTwoSeconds()
    #expect(reports.count == 1)
    #expect(app.leaks == reports)
    withExtendedLifetime(forgotten) {}
  }

  @Test("names the tasks that still run in the scope", .proves(.g6, .core))
  func tasks() async {
    let detail = app.child("Detail")
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    await begun { began in
      let holder = DetailHolder()
      detail.register(holder, as: "DetailHolder")
      detail.spawner.spawn("poll") {
        began()
        await Task.detached { for await _ in gate { break } }.value
        holder.count += 1
      }
    }
    detail.closeAndCheck(after: .zero)
    await settled()
    #expect(reports.map(\.tasks) == [["poll"]])
    #expect(reports.first?.description.contains("Still running there: poll.") == true)
    open.yield()
    while !app.running.isEmpty { await Task.yield() }
    #expect(detail.leaks == [])
  }

  @Test("comes also when the scope itself is gone by then, whoever let it go")
  func scopeGone() async {
    var root: LifetimeScope? = LifetimeScope("Root", clock: clock) { [unowned self] report in
      if case .leak(let leak) = report { reports.append(leak) }
    }
    let forgotten = root.map(leaking)
    root?.closeAndCheck()
    root = nil
    await passTwoSeconds()
    #expect(reports.map(\.owners) == [["Root"]])
    withExtendedLifetime(forgotten) {}
  }

  @Test("is traced")
  func traced() async {
    let ring = TraceRing()
    let root = LifetimeScope("Root", trace: Trace(sinks: [ring]), clock: clock) { _ in }
    let forgotten = leaking(root)
    root.closeAndCheck()
    await passTwoSeconds()
    #expect(ring.events.last?.step.description == "lifetime leaked: DetailHolder")
    withExtendedLifetime(forgotten) {}
  }
}
