import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct NavigationTests {
  @Test("a link pushes the screen of its value, and the bar goes back")
  func pushAndPop() {
    let model = Switchboard()
    let host = ViewHost { Numbers(model: model) }
    #expect(host.title == "Root")
    host.tap("One")
    #expect(host.title == "Number 1")
    #expect(host.texts == ["At 1"])
    #expect(model.path == [1])
    host.send(.back, to: "Number 1")
    #expect(host.title == "Root")
    #expect(model.path == [])
  }

  @Test("the screens under the top live and hear of changes, but are not shown")
  func coveredScreensLive() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost { Numbers(model: model, diary: diary) }
    host.tap("Count")
    #expect(diary.read() == ["root appears"])
    host.tap("One")
    #expect(host.all { $0.label == "Count" }.isEmpty)
    #expect(diary.read() == ["1 appears", "root disappears"])
    model.number = 9
    _ = host.rendered()
    #expect(diary.read() == ["root sees 9"])
    host.tap("Root")
    #expect(host.texts == ["Counted 1"])
    #expect(diary.read() == ["root appears", "1 disappears"])
  }

  @Test("a path that is replaced keeps the screens that both have in place")
  func replaced() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost { Numbers(model: model, diary: diary) }
    model.path = [1, 2, 3]
    _ = host.rendered()
    #expect(host.title == "Number 3")
    _ = diary.read()
    model.path = [1, 5]
    _ = host.rendered()
    #expect(host.title == "Number 5")
    #expect(diary.read() == ["5 appears", "3 disappears"])
    model.path = []
    _ = host.rendered()
    #expect(host.title == "Root")
  }

  @Test("two touches on one back button go back once")
  func backTwice() {
    let model = Switchboard()
    let host = ViewHost { Numbers(model: model) }
    model.path = [1, 2, 3]
    let back = host.rendered().first { $0.role == .backButton }
    #expect(back?.label == "Number 2")
    back?.handlers[.tap]?("")
    back?.handlers[.tap]?("")
    #expect(model.path == [1, 2])
  }

  @Test("a screen dismisses itself, and the root's dismissal does nothing")
  func dismissed() {
    let model = Switchboard()
    let host = ViewHost { Numbers(model: model) }
    host.tap("Dismiss root")
    #expect(host.title == "Root")
    model.path = [1, 2]
    host.tap("Dismiss 2")
    #expect(model.path == [1])
  }

  @Test("a stack without a path keeps one itself")
  func ownPath() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("Go", value: "there")
          .navigationTitle("Start")
          .navigationDestination(for: String.self) { Text("You are \($0)") }
      }
    }
    host.tap("Go")
    #expect(host.texts == ["You are there"])
    host.tap("Start")
    #expect(host.title == "Start")
  }

  @Test("a path of any types finds the destination of each")
  func mixedPath() {
    let host = ViewHost { Mixed() }
    host.tap("Number")
    #expect(host.texts == ["number 1"])
    host.tap("Word")
    #expect(host.texts == ["word a"])
  }

  @Test("a value without a destination shows a warning instead of nothing")
  func noDestination() {
    let host = ViewHost { NavigationStack { NavigationLink("Go", value: 1) } }
    host.tap("Go")
    #expect(host.all { $0.role == .image }.map(\.label) == ["exclamationmark.triangle.fill"])
  }

  @Test("a link without a value or outside of a stack is disabled")
  func deadLinks() {
    let host = ViewHost {
      NavigationLink("Outside", value: 1)
      NavigationStack { NavigationLink("Nothing", value: Int?.none) }
    }
    for label in ["Outside", "Nothing"] {
      let link = host.rendered().first { $0.label == label }
      #expect(link?.traits.contains(.disabled) == true)
      #expect(link?.accepts(.tap) == false)
    }
  }

  @Test("the toolbar's items stand in the bar of the screen that is shown")
  func toolbar() {
    let model = Switchboard()
    let host = ViewHost { Barred(model: model) }
    let bar = host.rendered().first { $0.role == .navigationBar }
    #expect(bar?.children.map(\.role) == [.toolbarItem, .title, .toolbarItem])
    #expect(host.all { $0.role == .button }.map(\.label) == ["Cancel", "Done"])
    host.tap("Done")
    #expect(model.number == 1)
    model.isOn = true
    #expect(host.all { $0.role == .button }.map(\.label) == ["Cancel"])
  }
}

private struct Numbers: View {
  @Bindable var model: Switchboard
  var diary = Diary()
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Text("Counted \(count)")
        Button("Count") { count += 1 }
        Button("Dismiss root") { dismiss() }
        NavigationLink("One", value: 1)
      }
      .noting("root", in: diary)
      .onChange(of: model.number) { diary.write("root sees \($1)") }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Number(number: $0, diary: diary) }
    }
  }
}

private struct Number: View {
  let number: Int
  let diary: Diary
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("At \(number)")
      Button("Dismiss \(number)") { dismiss() }
    }
    .noting("\(number)", in: diary)
    .navigationTitle("Number \(number)")
  }
}

private struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Number") { path.append(1) }
        .navigationDestination(for: Int.self) { number in
          Text("number \(number)")
          Button("Word") { path.append("a") }
        }
        .navigationDestination(for: String.self) { Text("word \($0)") }
    }
  }
}

private struct Barred: View {
  let model: Switchboard

  var body: some View {
    NavigationStack {
      Text("content")
        .navigationTitle("Barred")
        .toolbar {
          if !model.isOn {
            ToolbarItem(placement: .confirmationAction) { Button("Done") { model.number = 1 } }
          }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        }
    }
  }
}
