import Testing

@testable import VignolaCore

@MainActor @Suite("Looking for leaks") struct LeakCostTests {
  /// A value that counts how often it is asked who observes it.
  private final class Asked: Output {
    var times = 0
    let observers: [AnyObject]

    init(_ observers: [AnyObject] = []) { self.observers = observers }

    var outputName: String { "Asked" }
    var observerIDs: Set<ObjectIdentifier> {
      times += 1
      return Set(observers.map { ObjectIdentifier($0) })
    }
  }

  private let app = LifetimeScope("App") { _ in }

  /// A scope that is over, and what leaks from it.
  private func leak(_ count: Int) -> [Listener] {
    let detail = app.child("Detail")
    let leaked = (0..<count).map { _ in Listener() }
    for listener in leaked { detail.register(listener, as: "Listener") }
    detail.close()
    return leaked
  }

  private func own(_ output: Asked) {
    app.record.outputs.append(WeakOutput(output: output)) { $0.isGone }
  }

  @Test("asks each value of the tree once, however much leaks")
  func once() {
    let leaked = leak(100)
    let output = Asked([leaked[7]])
    own(output)
    #expect(app.leaks.count == 100)
    #expect(output.times == 1)
    app.record.reportLeaks()
    #expect(output.times == 2)
    #expect(app.leaks.filter { $0.subscriptions == ["Asked"] }.count == 1)
    withExtendedLifetime(leaked) {}
  }

  @Test("asks none when nothing leaks")
  func nothing() {
    let output = Asked()
    own(output)
    _ = leak(10)
    #expect(app.leaks == [])
    app.record.reportLeaks()
    #expect(output.times == 0)
  }

  @Test("names a value once that an object observes twice, and each that it observes, in order")
  func severalValues() {
    let (one, other) = (Observed(1, as: "one", in: app), Observed(1, as: "other", in: app))
    let leaked = leak(1)
    for _ in 0..<2 { one.bind(to: leaked[0]) { _, _ in } }
    other.bind(to: leaked[0]) { _, _ in }
    #expect(app.leaks.map(\.subscriptions) == [["one", "other"]])
  }
}
