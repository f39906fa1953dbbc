import Observation
import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct ObservationTests {
  @Test("a model's change is on the screen in the same turn, and told once a turn")
  func coalesced() async {
    let model = Switchboard()
    let host = ViewHost { Text("\(model.number)") }
    await host.quiet()
    let told = Box(0)
    host.onChange = { told.value += 1 }
    for number in 1...10 {
      model.number = number
      #expect(host.texts == ["\(number)"])
    }
    #expect(told.value == 0)
    await host.quiet()
    #expect(told.value == 1)
  }

  @Test("a change nobody looks at is told too")
  func unseen() async {
    let model = Switchboard()
    let host = ViewHost { Text("\(model.number)") }
    await host.quiet()
    let seen = Box("")
    host.onChange = { seen.value = host.texts.first ?? "" }
    model.number = 7
    await host.quiet()
    #expect(seen.value == "7")
    host.onChange = nil
  }

  @Test("what is not read is not told")
  func unread() async {
    let model = Switchboard()
    let host = ViewHost { Text("\(model.number)") }
    await host.quiet()
    let told = Box(0)
    host.onChange = { told.value += 1 }
    model.isOn = true
    await host.quiet()
    #expect(told.value == 0)
  }

  @Test("10,000 passes beside a model that rests leave nothing registered but the last")
  func registrations() async {
    let model = Switchboard()
    let graph = ViewGraph { Resting(model: model) }
    var trackings: [Weak<Tracking>] = []
    for _ in 1...10_000 {
      trackings.append(Weak(object: graph.tracking))
      graph.rendered().first { $0.role == .button }?.handlers[.tap]?("")
      _ = graph.rendered()
    }
    // Had nothing ended them, each would wait in the model for a write that does not come.
    #expect(trackings.count { $0.object != nil } == 0)
    model.number = 1
    #expect(graph.rendered().first { $0.role == .text }?.label == "1")
    graph.close()
  }

  @Test("a bindable model is written through its binding")
  func bindable() {
    let model = Profile()
    let host = ViewHost { Editor(profile: model) }
    host.send(.edit, "Ada", to: "Name")
    #expect(model.name == "Ada")
    #expect(host.texts == ["Ada"])
  }

  @Test("an object handed down is found by its type, and followed")
  func objects() {
    let model = Profile()
    let host = ViewHost { Reader().environment(model) }
    #expect(host.texts == ["nobody", "no switchboard"])
    model.name = "Grace"
    #expect(host.texts == ["Grace", "no switchboard"])
  }

  @Test("a closed host shows nothing, and changes after that do nothing")
  func closed() async {
    let model = Switchboard()
    let diary = Diary()
    let host = ViewHost {
      Text("\(model.number)").onDisappear { diary.write("gone") }
        .onChange(of: model.number) { diary.write("changed") }
    }
    await host.quiet()
    host.close()
    #expect(diary.read() == ["gone"])
    await host.quiet()
    let told = Box(0)
    host.onChange = { told.value += 1 }
    model.number = 1
    host.close()
    await host.quiet()
    #expect(host.rendered().children.isEmpty)
    #expect(diary.read() == [])
    #expect(told.value == 0)
  }

  @Test("a host closed while it is rendered ends like any other, and starts nothing after that")
  func closedFromWithin() async {
    let model = Switchboard()
    let diary = Diary()
    let box = Box<(any ScreenHost)?>(nil)
    let gate = Gate()
    let host = ViewHost {
      if model.isOn {
        Text("on").noting("on", in: diary).task { await gate.pass("task") }
        Closing { box.value?.close() }
        Text("after").noting("after", in: diary).task { await gate.pass("late task") }
      }
    }
    box.value = host
    model.isOn = true
    #expect(host.rendered().children.isEmpty)
    await host.quiet()
    #expect(host.rendered().children.isEmpty)
    #expect(!gate.isOpen("task"))
    #expect(!gate.isOpen("late task"))
    #expect(
      Set(diary.read()) == ["on appears", "on disappears", "after appears", "after disappears"])
  }

  @Test("a host that is let go ends like one that is closed, whoever keeps a rendering")
  func released() async {
    let diary = Diary()
    var host: ViewHost? = ViewHost { Button("x") {}.onDisappear { diary.write("gone") } }
    let kept = host?.rendered()
    host = nil
    #expect(diary.read() == ["gone"])
    kept?.first { $0.label == "x" }?.handlers[.tap]?("")
  }
}

private struct Weak<Object: AnyObject> {
  weak var object: Object?
}

private struct Closing: View {
  let close: () -> Void

  var body: some View {
    close()
    return EmptyView()
  }
}

/// What it changes is not read, so nothing that a pass has registered with fires.
private struct Resting: View {
  let model: Switchboard
  @State private var taps = 0

  var body: some View {
    Text("\(model.number)")
    Button("Tap") { taps += 1 }
  }
}

@MainActor @Observable private final class Profile {
  var name = "nobody"
}

private struct Editor: View {
  @Bindable var profile: Profile

  var body: some View {
    TextField("Name", text: $profile.name)
    Text(profile.name)
  }
}

private struct Reader: View {
  @Environment(Profile.self) private var profile
  @Environment(Switchboard.self) private var switchboard: Switchboard?

  var body: some View {
    Text(profile.name)
    Text(switchboard == nil ? "no switchboard" : "a switchboard")
  }
}
