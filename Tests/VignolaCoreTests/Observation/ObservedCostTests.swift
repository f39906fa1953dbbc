import Testing

@testable import VignolaCore

@MainActor @Suite("The observers of a value that are gone") struct ObservedCostTests {
  /// An observer that counts how often it is asked whether it is gone.
  private final class Asked: Subscription<Int> {
    var times = 0
    var mayGo = false

    override var isGone: Bool {
      times += 1
      return mayGo
    }
  }

  @Test("are looked for once the list has doubled, so that 5,000 bind at the cost of 5,000")
  func binding() {
    let count = Observed(0)
    let observers = (0..<5_000).map { _ in Asked(since: 0) }
    for observer in observers { count.subscribe(observer) }
    #expect(observers.map(\.times).reduce(0, +) < 10_000)
    #expect(count.observers == 5_000)
  }

  @Test("take no more room than those who are there, when nothing ever changes")
  func room() {
    let count = Observed(0)
    for _ in 0..<1_000 {
      let observer = Asked(since: 0)
      observer.mayGo = true
      count.subscribe(observer)
    }
    #expect(count.subscriptions.count <= 16)
    #expect(count.observers == 0)
  }

  @Test("are let go of at the next change, and later ones are looked for as seldom")
  func change() {
    let count = Observed(0)
    for _ in 0..<10 { count.bind(to: Gone()) { _, _ in } }
    #expect(count.subscriptions.count == 10)
    count.set(1)
    #expect(count.subscriptions.isEmpty)
    let late = Asked(since: 0)
    count.subscribe(late)
    for _ in 0..<15 { count.subscribe(Asked(since: 0)) }
    #expect(late.times == 0)
  }

  private final class Gone {}
}
