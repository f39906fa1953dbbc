import ScreenDriver
import SwiftUI
import Testing

@MainActor @Suite struct SystemTests {
  @Test("the system's way back pops the screen and writes the path")
  func back() throws {
    let cart = Cart()
    cart.counts = [1: 1]
    let phone = Phone(ViewHost { CartView(cart: cart) })
    try phone.tap("1")
    #expect(phone.title == "Cart")
    try phone.systemBack()
    #expect(phone.title == "Items")
    #expect(cart.path.isEmpty)
    try phone.tap("1")
    try phone.tap("Items")
    #expect(phone.title == "Items")
  }

  @Test("a back swipe that is let go changes nothing, one that is finished goes back")
  func backSwipe() throws {
    let cart = Cart()
    cart.counts = [1: 1]
    let phone = Phone(ViewHost { CartView(cart: cart) })
    #expect(reason { try phone.beginBackSwipe() } == .missing)
    try phone.tap("1")
    try phone.beginBackSwipe()
    #expect(reason { try phone.tap("Buy all") } == .held)
    #expect(reason { try phone.systemBack() } == .held)
    #expect(reason { try phone.beginBackSwipe() } == .held)
    try phone.cancelBackSwipe()
    #expect(phone.title == "Cart")
    #expect(reason { try phone.finishBackSwipe() } == .missing)
    try phone.beginBackSwipe()
    try phone.finishBackSwipe()
    #expect(phone.title == "Items")
    #expect(cart.path.isEmpty)
  }

  @Test("a back swipe finished after the app has popped the screen itself pops no second one")
  func lateFinish() throws {
    let cart = Cart()
    let phone = Phone(ViewHost { CartView(cart: cart) })
    cart.path = ["a", "b"]
    try phone.beginBackSwipe()
    cart.path = ["a"]
    try phone.finishBackSwipe()
    #expect(cart.path == ["a"])
  }

  @Test("tabs are tapped by their names and pages swiped one by one")
  func tabsAndPages() throws {
    let seen = Taps()
    let phone = Phone(ViewHost { Tabs(seen: seen) })
    #expect(phone.tabs == ["Home", "Pages"])
    #expect(phone.selectedTab == "Home")
    try phone.tap("Pages")
    #expect(phone.selectedTab == "Pages")
    #expect(phone.page == 0)
    try phone.swipe(page: 3)
    #expect(phone.page == 3)
    #expect(seen.all == ["0", "1", "2", "3"])
    #expect(phone.texts == ["page 3"])
    #expect(reason { try phone.swipe(page: 4) } == .missing)
    #expect(reason { try phone.swipe(page: -1) } == .missing)
    try phone.swipe(page: 1)
    #expect(phone.page == 1)
  }

  @Test("pulling down refreshes, and the wait ends when the screen shows it")
  func refresh() async throws {
    let phone = Phone(ViewHost { Feed() })
    #expect(phone.rows == [])
    try phone.refresh()
    try await phone.wait { $0.rows == ["fresh"] }
  }

  @Test("what is so already is not waited for, and what a condition throws comes through")
  func noWait() async throws {
    let phone = Phone(ViewHost { Text("here") })
    try await phone.wait { $0.texts == ["here"] }
    await #expect(throws: PhoneRefusal.self) {
      try await phone.wait { try $0.isEnabled("nothing") }
    }
  }

  @Test("a wait that is cancelled ends with a refusal that shows the screen")
  func cancelledWait() async {
    let phone = Phone(ViewHost { Text("here") })
    let wait = Task { try await phone.wait { $0.texts == ["never"] } }
    wait.cancel()
    let result = await wait.result
    #expect(throws: PhoneRefusal.self) { try result.get() }
    let late = Task { try await phone.wait { $0.texts == ["never"] } }
    await Task.yield()
    late.cancel()
    let refusal = await #expect(throws: PhoneRefusal.self) { try await late.value }
    #expect(refusal?.reason == .cancelled)
    #expect(refusal?.screen == "app\n  text \"here\"")
  }

  @Test("two waits and whoever was told before are all told")
  func severalWaits() async throws {
    let cart = Cart()
    let host = ViewHost { Text("\(cart.bought)") }
    let told = Taps()
    host.onChange = { told.all.append("told") }
    let phone = Phone(host)
    let first = Task { try await phone.wait { $0.texts == ["1"] } }
    let second = Task { try await phone.wait { $0.texts == ["1"] } }
    await Task.yield()
    cart.bought = 1
    try await first.value
    try await second.value
    #expect(!told.all.isEmpty)
  }
}

private struct Tabs: View {
  let seen: Taps
  @State private var tab = "home"
  @State private var page = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: "home") { Text("home") }
      Tab("Pages", systemImage: "book", value: "pages") {
        TabView(selection: $page) {
          ForEach([0, 1, 2, 3], id: \.self) { number in
            Tab(value: number) {
              Text("page \(number)").onAppear { seen.all.append("\(number)") }
            }
          }
        }
        .tabViewStyle(.page)
      }
    }
  }
}

private struct Feed: View {
  @State private var rows: [String] = []

  var body: some View {
    List(rows, id: \.self) { Text($0) }.refreshable { await load() }
  }

  private func load() async {
    await Task.yield()
    rows = ["fresh"]
  }
}
