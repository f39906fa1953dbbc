import Coordinators
import Testing
import VignolaCore
import VignolaTesting

/// The example's shop, and what a user can do in it.
@MainActor private func makeShop(
  signedIn: Bool = true, taps: [String: ShopRoute] = shopTaps
) -> CheckedApp {
  let shop = Shop(signedIn: signedIn)
  return CheckedApp(
    on: shop.stage as? HeadlessStage ?? HeadlessStage(),
    taps: {
      guard let visible = shop.visible else { return [:] }
      if visible.name == "Enter" { return ["Sign in": { visible.onSignedIn("Ann") }] }
      var all: [String: () -> Void] = ["Sign out": visible.onSignedOut]
      for (name, route) in taps { all[name] = { visible.onSelected(route) } }
      return all
    },
    state: { "\(shop.app.flow): \(shop.shown)" }, landing: { shop.shown },
    idle: { shop.app.flow.idle }, open: { shop.app.links.open($0, report: $1) })
}

@MainActor private let shopTaps: [String: ShopRoute] = [
  "Item 1": .item(1), "Item 2": .item(2), "Review": .review(1), "Cart": .cart,
]

@MainActor @Suite("A check of an app's navigation", .balanced)
struct NavigationCheckTests {
  let links = ["shop://items/1", "shop://items/2/review", "shop://cart"]

  @Test("finds that every link of the example lands the same from everywhere, and no dead end")
  func shop() {
    let check = NavigationCheck(steps: 4, links: links) { makeShop() }
    #expect(check.failures == [])
    #expect(check.trees.count > 40)
    #expect(check.trees.contains("Shop(Browse(Cart)): List > Item 1 > Cart"))
    #expect(check.trees.contains("Shop(SignIn): Enter"))
    #expect(!check.isComplete)
  }

  @Test("is the same each time, and complete where there is no more to find")
  func complete() {
    let make = { makeShop(signedIn: false, taps: ["Cart": .cart]) }
    let check = NavigationCheck(steps: 4, links: links, make)
    #expect(check.isComplete)
    #expect(
      check.trees == [
        "Shop(SignIn): Enter", "Shop(Browse): List", "Shop(Browse(Cart)): List > Cart",
      ])
    #expect("\(check)" == "3 trees within 4 steps, and no others; 0 failures")
    #expect("\(NavigationCheck(steps: 4, links: links, make))" == "\(check)")
    #expect(NavigationCheck(steps: 4, trees: 2, links: [], make).trees.count == 2)
  }

  @Test("names the way to where a link is dropped or refused")
  func dropped() {
    let check = NavigationCheck(steps: 1, links: ["shop://wishes"]) {
      makeShop(taps: ["Cart": .cart])
    }
    #expect(check.failures.count == 3)
    #expect(check.failures.first?.hasPrefix("the start: shop://wishes was refused(") == true)
    #expect(check.failures.last?.hasPrefix("tap Sign out: shop://wishes was refused(") == true)
  }

  @Test("says of a link that waits everywhere that it lands nowhere")
  func landsNowhere() {
    let check = NavigationCheck(steps: 1, links: ["shop://cart"]) {
      let shop = Shop(signedIn: false)
      return CheckedApp(
        on: shop.stage as? HeadlessStage ?? HeadlessStage(), taps: { [:] },
        state: { shop.shown }, idle: { shop.app.flow.idle },
        open: { shop.app.links.open($0, report: $1) })
    }
    #expect(
      check.failures == ["the start: shop://cart waits for signed in, and lands from no tree"])
  }

  @Test("names the ways from where a link leads to different places")
  func different() {
    let check = NavigationCheck(steps: 1, links: ["a://x"]) { course { _ in } }
    #expect(
      check.failures == [
        "tap Push: a://x leads to Root > Other > x, but to Root > x from the start"
      ])
  }

  @Test("names the way to where there is no way back")
  func deadEnd() {
    let check = NavigationCheck(steps: 1, links: []) { course { $0.comesBack = true } }
    #expect(
      check.failures == ["tap Push, go back: going back leads to where one was: Root > Other"])
  }

  @Test("names the way to where a flow runs on without a screen that it had")
  func orphan() {
    let check = NavigationCheck(steps: 1, links: []) { course { $0.isOrphaned = true } }
    #expect(check.failures == ["tap Push, go back: Other runs on without a screen"])
  }

  /// A root and a screen over it, with faults as the test wants them.
  private func course(_ faults: (Course) -> Void) -> CheckedApp {
    let course = Course()
    faults(course)
    course.stand.router.to("root").setRoot(Page("Root"))
    let stand = course.stand
    return CheckedApp(
      on: stand.stage,
      taps: { stand.shown == "Root" ? ["Push": { course.push() }] : [:] },
      state: { stand.shown }, idle: { course.idle },
      open: { course.open($0, $1) })
  }
}

@MainActor private final class Course {
  let stand = Stand(traced: false)
  var comesBack = false
  var isOrphaned = false
  var idle: [String] { isOrphaned && wasPushed && stand.shown == "Root" ? ["Other"] : [] }
  private var wasPushed = false

  func push() {
    wasPushed = true
    stand.surface.push({ _ in Page("Other") }) { [weak self] _ in
      if self?.comesBack == true { self?.push() }
    }
  }

  /// A link that takes no notice of what is up.
  func open(_ text: String, _ report: (LinkOutcome) -> Void) {
    stand.surface.push({ _ in Page("x") })
    report(.landed)
  }
}
