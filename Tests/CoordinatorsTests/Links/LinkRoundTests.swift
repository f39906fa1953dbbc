import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A link that does not get there", .balanced)
struct LinkRoundTests {
  @Test("is dropped after a number of steps, when each of them brings up something new")
  func alwaysNew() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let links = Links(opener, opener.table) { .stack("root", $0) }
    opener.opens = { [unowned opener] router, _ in
      let count = opener.asked.count
      return count < 100 && router.to("other \(count)").setRoot(Page("Other")) != nil
    }
    var heard: [LinkOutcome] = []
    links.open("a://x") { heard.append($0) }
    #expect(heard == [.dropped("its way goes round: make root the root")])
    #expect(opener.asked.count == 24)
  }

  @Test("is dropped when it would take a step again from where it has taken it before")
  func round() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let links = Links(opener, opener.table) { .stack("root", $0) }
    opener.opens = { [unowned opener] router, _ in
      let name = opener.asked.count.isMultiple(of: 2) ? "two" : "one"
      return router.to(name).setRoot(Page(name)) != nil
    }
    var heard: [LinkOutcome] = []
    links.open("a://x") { heard.append($0) }
    #expect(heard == [.dropped("its way goes round: make root the root")])
    #expect(opener.asked.count == 3)
  }

  @Test("waits for a root that no flow opens, however often others come up instead")
  func otherRoots() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let links = Links(opener, opener.table) { .stack("root", $0) }
    opener.opens = { router, route in route == "x" && router.to("x").push(Page("x")) != nil }
    var heard: [LinkOutcome] = []
    links.open("a://x") { heard.append($0) }
    for name in ["one", "two", "one", "two"] { stand.router.to(name).setRoot(Page(name)) }
    #expect(heard.allSatisfy { $0 == .waiting(for: "root to come up") })
    stand.router.to("root").setRoot(Page("Root"))
    #expect(heard.last == .landed)
    #expect(stand.shown == "Root > x")
  }

  @Test(
    "and opens another at its end is stopped when that goes on and on",
    .proves(.g1, .coordinators), arguments: [100, 101])
  func endsGoRound(limit: Int) {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let links = Links(opener, opener.table) { .stack("root", $0) }
    stand.router.to("root").setRoot(Page("Root"))
    opener.opens = { _, _ in false }
    stand.scope.dispatcher.limit = limit
    var ends = 0
    func open() {
      links.open("a://x") { outcome in
        guard outcome.isFinal else { return }
        ends += 1
        if ends < 1000 { open() }
      }
    }
    stand.scope.deliver(.event, "start", to: "Test") { open() }
    #expect(ends < 1000)
    #expect(!stand.reports.isEmpty)
  }
}
