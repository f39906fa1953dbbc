import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("Inside an observer") final class ObservedReentrancyTests {
  var overflows: [DeliveryOverflow] = []
  lazy var app = LifetimeScope("App") { [unowned self] report in
    if case .overflow(let overflow) = report { overflows.append(overflow) }
  }
  let first = Listener()
  let second = Listener()
  var heard: [String] = []

  @Test(
    "setting the value changes it at once and tells it after the change in work",
    .proves(.g1, .core))
  func settingItself() {
    let count = Observed(0, in: app)
    count.bind(to: first) { [unowned self] _, value in
      heard.append("first \(value)")
      if value == 1 {
        count.set(2)
        heard.append("now \(count.value)")
      }
    }
    count.bind(to: second) { [unowned self] _, value in
      heard.append("second \(value) of \(count.value)")
    }
    heard = []
    count.set(1)
    #expect(heard == ["first 1", "now 2", "second 1 of 2", "first 2", "second 2 of 2"])
  }

  @Test("setting another value tells it after the change in work", .proves(.g1, .core))
  func settingAnother() {
    let count = Observed(0, in: app)
    let total = Observed(0, in: app)
    count.bind(to: first) { _, value in total.set(value * 10) }
    count.bind(to: second) { [unowned self] _, value in heard.append("count \(value)") }
    total.bind(to: second) { [unowned self] _, value in heard.append("total \(value)") }
    heard = []
    count.set(1)
    #expect(heard == ["count 1", "total 10"])
  }

  @Test("two values that set each other are stopped and reported by name", .proves(.g1, .core))
  func mutualCycle() {
    let celsius = Observed(0, as: "celsius", in: app)
    let kelvin = Observed(0, as: "kelvin", in: app)
    celsius.bind(to: first) { _, value in if value > 0 { kelvin.set(value + 1) } }
    kelvin.bind(to: second) { _, value in if value > 0 { celsius.set(value + 1) } }
    celsius.set(1)
    #expect(
      overflows == [
        DeliveryOverflow(
          cycle: [
            MessageStep(.output, "celsius", to: "observers"),
            MessageStep(.output, "kelvin", to: "observers"),
          ], deliveries: 10_000, dropped: 1)
      ])
    kelvin.set(0)
    #expect(kelvin.value == 0)
    #expect(overflows.count == 1)
  }

  @Test("binding calls with the current value at once, and then only with later changes")
  func binding() {
    let count = Observed(0, in: app)
    var isBound = false
    count.bind(to: first) { [unowned self] _, value in
      heard.append("first \(value)")
      guard value == 1, !isBound else { return }
      isBound = true
      count.set(2)
      count.bind(to: second) { [unowned self] _, value in heard.append("second \(value)") }
    }
    count.set(1)
    count.set(3)
    #expect(
      heard == ["first 0", "first 1", "second 2", "first 2", "first 3", "second 3"])
  }

  @Test(
    "binding many more than there were, while some go, leaves nobody out and tells nobody twice",
    .proves(.g1, .core))
  func bindingMany() {
    let count = Observed(0, in: app)
    let late = (0..<100).map { _ in Listener() }
    for _ in 0..<10 { count.bind(to: Listener()) { _, _ in } }
    count.bind(to: first) { [unowned self] _, value in
      guard value == 1 else { return }
      for (number, owner) in late.enumerated() {
        count.bind(to: owner) { [unowned self] _, value in heard.append("\(number): \(value)") }
        count.bind(to: Listener()) { _, _ in }
      }
      heard = []
    }
    count.bind(to: second) { [unowned self] _, value in heard.append("second: \(value)") }
    count.set(1)
    #expect(heard == ["second: 1"])
    #expect(count.observers == 102)
    heard = []
    count.set(2)
    #expect(heard == ["second: 2"] + (0..<100).map { "\($0): 2" })
  }

  @Test("an owner that goes while a change is told is not told", .proves(.g4, .core))
  func ownerGoes() {
    let count = Observed(0, in: app)
    let owners = Holder<Listener>()
    owners.value = Listener()
    count.bind(to: first) { _, value in if value == 1 { owners.value = nil } }
    if let owner = owners.value {
      count.bind(to: owner) { [unowned self] _, value in heard.append("gone \(value)") }
    }
    count.bind(to: second) { [unowned self] _, value in heard.append("second \(value)") }
    heard = []
    count.set(1)
    #expect(heard == ["second 1"])
    #expect(count.observers == 2)
  }

  @Test("an owner that lets itself go is heard to the end of its own turn")
  func ownerLetsGo() {
    let count = Observed(0, in: app)
    let owners = Holder<Listener>()
    owners.value = Listener()
    if let owner = owners.value {
      count.bind(to: owner) { [unowned self] owner, value in
        owners.value = nil
        heard.append("\(value)")
        withExtendedLifetime(owner) {}
      }
    }
    count.set(1)
    #expect(heard == ["0"])
    #expect(count.observers == 0)
  }

  @Test("closing the scope tells the change in work to the end and no other", .proves(.g4, .core))
  func closing() {
    let count = Observed(0, in: app)
    count.bind(to: first) { [app] _, value in
      guard value == 1 else { return }
      count.set(2)
      app.close()
    }
    count.bind(to: second) { [unowned self] _, value in heard.append("second \(value)") }
    heard = []
    count.set(1)
    #expect(heard == ["second 1"])
    #expect(count.value == 2)
    #expect(app.dropped == 1)
  }

  @Test("two values without a scope that set each other are stopped too")
  func withoutAScope() {
    let one = Observed(0)
    let other = Observed(0)
    var changes = 0
    one.bind(to: first) { _, value in
      changes += 1
      if value > 0 { other.set(value + 1) }
    }
    other.bind(to: second) { _, value in if value > 0 { one.set(value + 1) } }
    one.set(1)
    #expect(changes == 10_001)
  }
}
