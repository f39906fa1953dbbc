import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct ListTests {
  @Test("a list of 1,000 rows shows 12 from its offset, and the others are scrolled away")
  func thousandRows() {
    let host = ViewHost { List(0..<1_000, id: \.self) { Text("Row \($0)") } }
    #expect(host.rows.count == 1_000)
    #expect(host.shownRows == (0..<12).map { "Row \($0)" })
    host.scroll("500")
    #expect(host.shownRows == (500..<512).map { "Row \($0)" })
    host.scroll("5000")
    #expect(host.shownRows == (988..<1_000).map { "Row \($0)" })
    host.scroll("-3")
    host.scroll("nonsense")
    #expect(host.shownRows.first == "Row 0")
  }

  @Test("a list that becomes shorter than it was scrolled shows its last page")
  func shrunk() {
    let model = Switchboard()
    model.names = (0..<30).map { "\($0)" }
    let host = ViewHost { List(model.names, id: \.self) { Text($0) } }
    host.scroll("18")
    model.names.removeLast(15)
    #expect(host.shownRows == (3..<15).map { "\($0)" })
    model.names = []
    #expect(host.shownRows == [])
  }

  @Test("a row appears when it is scrolled to and disappears when it is scrolled away")
  func appearing() {
    let diary = Diary()
    let host = ViewHost {
      List(0..<24, id: \.self) { row in
        HStack { Text("\(row)").noting("\(row)", in: diary) }
      }
    }
    #expect(diary.read() == (0..<12).map { "\($0) appears" })
    host.scroll("1")
    _ = host.rendered()
    #expect(diary.read() == ["12 appears", "0 disappears"])
  }

  @Test("sections have a heading, and their rows are counted through")
  func sections() {
    let host = ViewHost {
      List {
        Section("First") { ForEach(0..<10) { Text("a\($0)") } }
        Section("Second") { ForEach(0..<10) { Text("b\($0)") } }
        Text("last")
      }
    }
    #expect(host.all { $0.role == .header }.map(\.label) == ["First", "Second"])
    #expect(host.rows.count == 21)
    #expect(host.shownRows.suffix(3) == ["a9", "b0", "b1"])
    #expect(host.hasUniqueIDs)
  }

  @Test("a row reads what is written in it, or as it is named")
  func reading() {
    let host = ViewHost {
      List {
        HStack {
          Text("Item 1")
          Button {
          } label: {
            Image(systemName: "plus")
          }.accessibilityLabel("Add Item 1")
          Text("3")
        }
        HStack { Text("Item 2") }.accessibilityLabel("The second")
        Text("2").accessibilityLabel("two in cart")
      }
    }
    #expect(host.rows.map(\.label) == ["Item 1 3", "The second", "2"])
  }

  @Test("a tap on a row reaches its one button of the automatic style")
  func wholeRow() {
    let diary = Diary()
    let host = ViewHost {
      List {
        Button("open") { diary.write("open") }
        Button("plain") { diary.write("plain") }.buttonStyle(.plain)
        Button("off") { diary.write("off") }.disabled(true)
      }
    }
    for row in host.rows { row.handlers[.tap]?("") }
    #expect(diary.read() == ["open"])
  }

  @Test("several buttons of the automatic style in one row are all reached by one tap")
  func sharedTap() {
    let diary = Diary()
    let host = ViewHost {
      List {
        HStack {
          Button("minus") { diary.write("minus") }
          Button("plus") { diary.write("plus") }
        }
        HStack {
          Button("less") { diary.write("less") }
          Button("more") { diary.write("more") }
        }
        .buttonStyle(.borderless)
      }
    }
    host.tap("plus")
    #expect(diary.read() == ["minus", "plus"])
    host.tap("more")
    #expect(diary.read() == ["more"])
  }

  @Test("swipe actions stand behind their row and nowhere else")
  func swipeActions() {
    let model = Switchboard()
    model.names = ["a", "b"]
    let host = ViewHost {
      List(model.names, id: \.self) { name in
        Text(name).swipeActions {
          Button("Delete", role: .destructive) { model.names.removeAll { $0 == name } }
        }
        .swipeActions(edge: .leading) { Button("Pin") {} }
      }
      Text("outside").swipeActions { Button("Never") {} }
    }
    let actions = host.all { $0.role == .swipeActions }
    #expect(actions.map { $0.children.map(\.label) } == [["Delete", "Pin"], ["Delete", "Pin"]])
    #expect(actions.first?.children.map { $0.traits.contains(.leading) } == [false, true])
    #expect(host.all { $0.label == "Never" }.isEmpty)
    actions.last?.children.first?.handlers[.tap]?("")
    #expect(host.rows.map(\.label) == ["a"])
  }

  @Test("actions stay with their row, whatever is put around what they were given to")
  func wrappedSwipeActions() {
    let host = ViewHost {
      List {
        Text("a").swipeActions { Button("Delete") {} }.overlay { Text("new") }.padding()
        HStack { Text("b").swipeActions { Button("Pin") {} } }
      }
    }
    #expect(
      host.all { $0.role == .swipeActions }.map { $0.children.map(\.label) }
        == [["Delete"], ["Pin"]])
  }

  @Test("pulling down refreshes once at a time, and the list's end cancels it")
  func refreshable() async {
    let gate = Gate()
    let runs = Box(0)
    let host = ViewHost {
      List { Text("row") }.refreshable {
        await MainActor.run { runs.value += 1 }
        await gate.pass("refresh")
      }
    }
    let list = host.rendered().first { $0.role == .list }
    list?.handlers[.refresh]?("")
    list?.handlers[.refresh]?("")
    await gate.wait(for: "refresh began")
    #expect(runs.value == 1)
    host.close()
    await gate.wait(for: "refresh cancelled")
  }

  @Test("a list without refreshable cannot be pulled")
  func notRefreshable() {
    let host = ViewHost { List { Text("row") } }
    #expect(host.rendered().first { $0.role == .list }?.handlers[.refresh] == nil)
  }
}

extension ScreenHost {
  fileprivate var rows: [RenderedElement] { all { $0.role == .row } }
  fileprivate var shownRows: [String] {
    rows.filter { !$0.traits.contains(.scrolledAway) }.map(\.label)
  }
  fileprivate func scroll(_ target: String) {
    rendered().first { $0.role == .list }?.handlers[.scroll]?(target)
  }
}
