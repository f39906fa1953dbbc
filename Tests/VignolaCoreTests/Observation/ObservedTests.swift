import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("An observed value") struct ObservedTests {
  let items = Observed(0, as: "items")

  @Test("is current at once, and told to an owner when it binds and at each change")
  func tells() {
    let owner = Listener()
    var heard: [Int] = []
    items.bind(to: owner) { _, value in heard.append(value) }
    items.set(1)
    #expect(items.value == 1)
    items.set(1)
    items.set(2)
    #expect(heard == [0, 1, 1, 2])
  }

  @Test("is told to several owners in the order bound", .proves(.g1, .core))
  func severalOwners() {
    let owners = (0..<3).map { _ in Listener() }
    var heard: [String] = []
    for (number, owner) in owners.enumerated() {
      items.bind(to: owner) { _, value in heard.append("\(number): \(value)") }
    }
    heard = []
    items.set(1)
    items.set(2)
    #expect(heard == ["0: 1", "1: 1", "2: 1", "0: 2", "1: 2", "2: 2"])
  }

  @Test("hands the owner to what is bound, and does not keep it")
  func owner() {
    var owner: Listener? = Listener()
    var handed: [Bool] = []
    weak let gone = owner
    if let owner {
      items.bind(to: owner) { handed.append($0 === gone && $1 == 0) }
    }
    #expect(handed == [true])
    owner = nil
    #expect(gone == nil)
    items.set(1)
    #expect(handed == [true])
  }

  @Test("counts who observes it and knows them")
  func observers() {
    var owner: Listener? = Listener()
    let other = Listener()
    weak let gone = owner
    if let owner { items.bind(to: owner) { _, _ in } }
    if let owner { items.bind(to: owner) { _, _ in } }
    items.bind(to: other) { _, _ in }
    #expect(items.observers == 3)
    #expect(gone.map { items.isObserved(by: $0) } == true)
    #expect(!items.isObserved(by: self.items))
    owner = nil
    #expect(items.observers == 1)
    #expect(items.isObserved(by: other))
  }

  @Test("bound twice by one owner is told to it twice")
  func boundTwice() {
    let owner = Listener()
    var heard: [String] = []
    items.bind(to: owner) { _, value in heard.append("first \(value)") }
    items.bind(to: owner) { _, value in heard.append("second \(value)") }
    items.set(1)
    #expect(heard == ["first 0", "second 0", "first 1", "second 1"])
  }

  @Test("releases what a gone owner's closure captured at the next change")
  func releasesClosures() {
    weak var captured: Listener?
    do {
      let owner = Listener()
      let kept = Listener()
      captured = kept
      items.bind(to: owner) { _, _ in withExtendedLifetime(kept) {} }
    }
    items.set(1)
    #expect(captured == nil)
  }

  @Test("does not grow with owners that come and go")
  func comingAndGoing() {
    let constant = Observed(0)
    for _ in 0..<1_000 {
      let owner = Listener()
      constant.bind(to: owner) { _, _ in }
    }
    #expect(constant.observers == 0)
  }

  @Test("is traced as an output with the change's cause", .proves(.g7, .core))
  func trace() {
    let ring = TraceRing()
    let app = LifetimeScope("Cart", trace: Trace(payloads: true, sinks: [ring]))
    let items = Observed([String](), as: "CartUnit.items", in: app)
    app.deliver(.command, "add", from: "Holder", to: "CartUnit") { items.set(["milk"]) }
    #expect(
      ring.events.map(\.description) == [
        "1 lifetime opened (Cart)", "2 command add: Holder -> CartUnit (Cart)",
        "3 output CartUnit.items: observers (Cart, because of 2)",
      ])
    #expect(ring.events.last?.payload?.description == #"["milk"]"#)
  }
}
