import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct LifecycleTests {
  @Test("what comes appears from the inside out, before what goes disappears")
  func order() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost {
      VStack {
        if model.isOn {
          Text("new").noting("new", in: diary)
        } else {
          VStack { Text("old").noting("inner", in: diary) }.noting("outer", in: diary)
        }
      }
    }
    #expect(diary.read() == ["inner appears", "outer appears"])
    model.isOn = true
    _ = host.rendered()
    #expect(diary.read() == ["new appears", "inner disappears", "outer disappears"])
  }

  @Test("appearing and disappearing happen once, however often the screen is rendered")
  func once() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost { Text("\(model.number)").noting("text", in: diary) }
    for number in 1...10 {
      model.number = number
      _ = host.rendered()
    }
    host.close()
    host.close()
    #expect(diary.read() == ["text appears", "text disappears"])
  }

  @Test("a change is told with the old and the new value, at first only if asked")
  func changes() {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost {
      Text("")
        .onChange(of: model.number) { diary.write("\($0) to \($1)") }
        .onChange(of: model.isOn, initial: true) { diary.write("on is \(model.isOn)") }
    }
    #expect(diary.read() == ["on is false"])
    model.number = 3
    _ = host.rendered()
    model.number = 3
    _ = host.rendered()
    #expect(diary.read() == ["0 to 3"])
  }

  @Test("a task runs while its view is there, and is cancelled when it goes")
  func task() async {
    let model = Switchboard()
    model.isOn = true
    let gate = Gate()
    let host = ViewHost {
      if model.isOn { Text("here").task { await gate.pass("first") } }
    }
    await gate.wait(for: "first began")
    #expect(gate.isOpen("first"))
    model.isOn = false
    _ = host.rendered()
    await gate.wait(for: "first cancelled")
  }

  @Test("a task starts again when its value changes, and only then")
  func taskID() async {
    let model = Switchboard()
    let gate = Gate()
    let host = ViewHost {
      let number = model.number
      Text(model.isOn ? "on" : "off").task(id: number) { await gate.pass("\(number)") }
    }
    await gate.wait(for: "0 began")
    model.isOn = true
    _ = host.rendered()
    await host.quiet()
    #expect(gate.isOpen("0"))
    model.number = 1
    await gate.wait(for: "0 cancelled")
    await gate.wait(for: "1 began")
    host.close()
    await gate.wait(for: "1 cancelled")
  }

  @Test("a task that changes state brings the screen up to date without anyone looking")
  func taskChangesState() async {
    let told = Gate()
    let host = ViewHost { Loader() }
    host.onChange = { if host.texts == ["loaded"] { told.note("loaded") } }
    await told.wait(for: "loaded")
    host.onChange = nil
  }

  @Test("closing the host cancels every task")
  func closeCancels() async {
    let gate = Gate()
    let host = ViewHost {
      ForEach(0..<3) { number in
        Text("\(number)").task { await gate.pass("\(number)") }
      }
    }
    for number in 0..<3 { await gate.wait(for: "\(number) began") }
    host.close()
    for number in 0..<3 { await gate.wait(for: "\(number) cancelled") }
  }
}

private struct Loader: View {
  @State private var text = "empty"

  var body: some View {
    Text(text).task { text = "loaded" }
  }
}

extension View {
  /// Writes down when the view appears and disappears.
  func noting(_ name: String, in diary: Diary) -> some View {
    onAppear { diary.write("\(name) appears") }
      .onDisappear { diary.write("\(name) disappears") }
  }
}
