import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct TabTests {
  @Test("a tab that has been shown keeps its state; one that has not is not made")
  func tabsKeepState() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost { Tabbed(model: model, diary: diary) }
    #expect(diary.read() == ["a appears"])
    host.tap("Count a")
    host.tap("B")
    #expect(model.number == 1)
    #expect(host.texts == ["b 0"])
    #expect(diary.read() == ["b appears", "a disappears"])
    host.tap("A")
    #expect(host.texts == ["a 1"])
    #expect(diary.read() == ["a appears", "b disappears"])
  }

  @Test("the bar names the tabs and marks the one that is shown")
  func bar() {
    let model = Switchboard()
    let host = ViewHost { Tabbed(model: model) }
    let tabs = host.all { $0.role == .tab }
    #expect(tabs.map(\.label) == ["A", "B"])
    #expect(tabs.map(\.looks.symbol) == ["a.circle", "b.circle"])
    #expect(tabs.map { $0.traits.contains(.selected) } == [true, false])
    model.number = 1
    #expect(host.all { $0.role == .tab }.map { $0.traits.contains(.selected) } == [false, true])
    #expect(host.all { $0.role == .tab }.map(\.id) == tabs.map(\.id))
    #expect(host.hasUniqueIDs)
  }

  @Test("a selection that no tab has shows the first")
  func noSuchTab() {
    let model = Switchboard()
    model.number = 99
    #expect(ViewHost { Tabbed(model: model) }.texts == ["a 0"])
  }

  @Test("tabs without values keep the selection themselves")
  func ownSelection() {
    let host = ViewHost {
      TabView {
        Tab("A", systemImage: "a") { Text("first") }
        Tab("B", systemImage: "b") { Text("second") }
        Tab("C", systemImage: "c") { Text("third") }
      }
    }
    host.tap("C")
    #expect(host.texts == ["third"])
    host.tap("B")
    #expect(host.texts == ["second"])
  }

  @Test("pages are turned to by number and follow their data")
  func pages() {
    let model = Switchboard()
    model.names = ["x", "y", "z"]
    let host = ViewHost { Paged(model: model) }
    let pages = host.rendered().first { $0.role == .pages }
    #expect(pages?.children.count == 3)
    #expect(host.texts == ["page x"])
    pages?.handlers[.page]?("2")
    #expect(host.texts == ["page z"])
    pages?.handlers[.page]?("3")
    pages?.handlers[.page]?("nonsense")
    #expect(host.texts == ["page z"])
    model.names = ["z", "w"]
    #expect(host.texts == ["page z"])
    #expect(host.rendered().first { $0.role == .pages }?.value == "0")
  }

  @Test("a page speaks for the stack around it: its title, its items and its links")
  func pagesInStack() {
    let host = ViewHost {
      NavigationStack {
        TabView {
          Tab("A", systemImage: "a") { Text("first").navigationTitle("One") }
          Tab("B", systemImage: "b") {
            NavigationLink("Go", value: 1)
              .navigationTitle("Two")
              .navigationDestination(for: Int.self) { Text("at \($0)") }
              .toolbar { Button("Item") {} }
          }
        }
      }
    }
    #expect(host.title == "One")
    host.tap("B")
    #expect(host.title == "Two")
    #expect(host.rendered().first { $0.role == .toolbarItem } != nil)
    host.tap("A")
    #expect(host.title == "One")
    #expect(host.rendered().first { $0.role == .toolbarItem } == nil)
    host.tap("B")
    host.tap("Go")
    #expect(host.texts == ["at 1"])
  }

  @Test("a tab view without tabs shows nothing and does not fall")
  func empty() {
    let model = Switchboard()
    let host = ViewHost { Paged(model: model) }
    #expect(host.texts == [])
    host.rendered().first { $0.role == .pages }?.handlers[.page]?("0")
  }
}

private struct Tabbed: View {
  @Bindable var model: Switchboard
  var diary = Diary()

  var body: some View {
    TabView(selection: $model.number) {
      Tab("A", systemImage: "a.circle", value: 0) { Leaf(name: "a").noting("a", in: diary) }
      Tab("B", systemImage: "b.circle", value: 1) { Leaf(name: "b").noting("b", in: diary) }
    }
  }
}

private struct Leaf: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(name) \(count)")
      Button("Count \(name)") { count += 1 }
    }
  }
}

private struct Paged: View {
  let model: Switchboard
  @State private var page = "x"

  var body: some View {
    TabView(selection: $page) {
      ForEach(model.names, id: \.self) { name in
        Tab(value: name) { Text("page \(name)") }
      }
    }
    .tabViewStyle(.page)
  }
}
