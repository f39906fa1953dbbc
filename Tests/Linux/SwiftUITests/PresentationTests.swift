import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct PresentationTests {
  @Test("a sheet lies over the app, a sheet in it over that, and an alert on top")
  func nested() {
    let host = ViewHost { Nesting(depth: 0) }
    host.tap("Open 1")
    host.tap("Open 2")
    host.tap("Ask 2")
    #expect(host.layers == [.app, .sheet, .sheet, .alert])
    host.tap("Yes 2")
    #expect(host.layers == [.app, .sheet, .sheet])
    host.tap("Close 2")
    #expect(host.layers == [.app, .sheet])
  }

  @Test("a sheet drawn down writes its binding, and then onDismiss runs once")
  func drawnDown() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost { Presenting(model: model, diary: diary) }
    host.tap("Show")
    let sheet = host.rendered().children.last
    #expect(sheet?.role == .sheet)
    #expect(diary.read() == ["sheet appears"])
    sheet?.handlers[.dismiss]?("")
    #expect(model.isOn == false)
    sheet?.handlers[.dismiss]?("")
    #expect(host.layers == [.app])
    #expect(diary.read() == ["sheet disappears", "dismissed"])
  }

  @Test("a sheet closed by code or by its content ends in the same way")
  func closedByCode() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost { Presenting(model: model, diary: diary) }
    model.isOn = true
    _ = host.rendered()
    model.isOn = false
    #expect(host.layers == [.app])
    #expect(diary.read() == ["sheet appears", "sheet disappears", "dismissed"])
    model.isOn = true
    host.tap("Done")
    #expect(model.isOn == false)
    #expect(host.layers == [.app])
    #expect(diary.read() == ["sheet appears", "sheet disappears", "dismissed"])
  }

  @Test("another item is another sheet, with state of its own")
  func anotherItem() {
    let selection = Box<Choice?>(nil)
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost { Choosing(model: model, selection: selection, diary: diary) }
    selection.value = Choice(id: 1)
    model.number += 1
    host.tap("Count")
    #expect(host.texts.last == "item 1 counted 1")
    let first = host.rendered().children.last
    selection.value = Choice(id: 2)
    model.number += 1
    #expect(host.texts.last == "item 2 counted 0")
    #expect(diary.read() == ["dismissed"])
    // The finger that was on the first sheet must not close the second.
    first?.handlers[.dismiss]?("")
    #expect(selection.value?.id == 2)
  }

  @Test("one layer shows one presentation; the next comes when that has gone")
  func oneAtATime() {
    let model = Switchboard()
    let host = ViewHost {
      Text("app")
        .sheet(isPresented: .constant(!model.isOn)) { Text("first") }
        .fullScreenCover(isPresented: .constant(true)) { Text("second") }
    }
    #expect(host.layers == [.app, .sheet])
    model.isOn = true
    #expect(host.layers == [.app, .fullScreenCover])
    #expect(host.texts == ["app", "second"])
    #expect(host.rendered().children.last?.handlers[.dismiss] == nil)
  }

  @Test("an alert's action runs before the alert closes")
  func alertAction() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost { Asking(model: model, diary: diary) }
    model.isOn = true
    let alert = host.rendered().children.last
    #expect(alert?.role == .alert)
    #expect(alert?.label == "Sure?")
    #expect(alert?.children.map(\.label) == ["It cannot be undone.", "Delete", "Keep"])
    #expect(alert?.children.map(\.traits) == [[], .destructive, .cancel])
    host.tap("Delete")
    #expect(diary.read() == ["deleting while on is true"])
    #expect(host.layers == [.app])
    #expect(model.isOn == false)
  }

  @Test("an alert without actions gets a way out")
  func bareAlert() {
    let model = Switchboard()
    let host = ViewHost { BareAlert(model: model) }
    model.isOn = true
    host.tap("OK")
    #expect(host.layers == [.app])
  }

  @Test("a sheet is enabled where its presenter is not, and goes with its presenter")
  func presenterGone() {
    let model = Switchboard()
    let host = ViewHost {
      if !model.isOn {
        Text("presenter")
          .sheet(isPresented: .constant(true)) { Button("x") {} }
          .disabled(true)
      }
    }
    #expect(host.rendered().first { $0.label == "x" }?.accepts(.tap) == true)
    model.isOn = true
    #expect(host.layers == [.app])
  }

  @Test("what is shared stands on a sheet of the system")
  func share() {
    let host = ViewHost { ShareLink("Share it", item: "https://example.org/1") }
    host.tap("Share it")
    #expect(host.layers == [.app, .sheet])
    #expect(host.texts == ["https://example.org/1"])
    host.rendered().children.last?.handlers[.dismiss]?("")
    #expect(host.layers == [.app])
  }
}

private struct Nesting: View {
  let depth: Int
  @State private var isOpen = false
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Open \(depth + 1)") { isOpen = true }
      Button("Ask \(depth)") { isAsking = true }
      Button("Close \(depth)") { dismiss() }
    }
    .sheet(isPresented: $isOpen) { AnyView(Nesting(depth: depth + 1)) }
    .alert("Question \(depth)", isPresented: $isAsking) {
      Button("Yes \(depth)") {}
    }
  }
}

private struct Presenting: View {
  @Bindable var model: Switchboard
  let diary: Diary

  var body: some View {
    Button("Show") { model.isOn = true }
      .sheet(isPresented: $model.isOn, onDismiss: { diary.write("dismissed") }) {
        Closing().noting("sheet", in: diary)
      }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}

private struct Choice: Identifiable, Equatable {
  let id: Int
}

private struct Choosing: View {
  let model: Switchboard
  let selection: Box<Choice?>
  let diary: Diary

  var body: some View {
    Text("\(model.number)")
      .sheet(
        item: Binding(get: { selection.value }, set: { selection.value = $0 }),
        onDismiss: { diary.write("dismissed") }
      ) { Counting(name: "item \($0.id)") }
  }
}

private struct Counting: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name) counted \(count)")
    Button("Count") { count += 1 }
  }
}

private struct Asking: View {
  @Bindable var model: Switchboard
  let diary: Diary

  var body: some View {
    Text("app").alert("Sure?", isPresented: $model.isOn) {
      Button("Delete", role: .destructive) { diary.write("deleting while on is \(model.isOn)") }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
  }
}

private struct BareAlert: View {
  @Bindable var model: Switchboard

  var body: some View {
    Text("app").alert("Oh", isPresented: $model.isOn) {
    } message: {
      Text("It failed.")
    }
  }
}
