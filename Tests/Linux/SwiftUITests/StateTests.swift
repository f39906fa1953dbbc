import Observation
import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
  @Test("a change of state is on the screen in the same turn")
  func sameTurn() {
    let host = ViewHost { Counter() }
    host.tap("Add")
    host.tap("Add")
    #expect(host.texts == ["2"])
  }

  @Test("a parent made anew 100 times keeps its child's state")
  func parentMadeAnew() {
    let model = Switchboard()
    let host = ViewHost {
      VStack {
        Text("Round \(model.number)")
        Counter()
      }
    }
    host.tap("Add")
    for round in 1...100 {
      model.number = round
      #expect(host.texts == ["Round \(round)", "1"])
    }
  }

  @Test("a default is evaluated each time the view is made, and the first one counts")
  func defaults() {
    let model = Switchboard()
    let made = Box(0)
    let host = ViewHost {
      Text("Round \(model.number)")
      Making(made: made)
    }
    for round in 1...100 {
      model.number = round
      #expect(host.texts == ["Round \(round)", "made 1"])
    }
    #expect(made.value == 101)
  }

  @Test("the state of a repeated view moves with its identity")
  func reorder() {
    let model = Switchboard()
    model.names = ["a", "b", "c"]
    let host = ViewHost { ForEach(model.names, id: \.self) { Counter(name: $0) } }
    host.tap("Add b")
    model.names = ["c", "b", "a"]
    #expect(host.texts == ["c 0", "b 1", "a 0"])
    model.names = ["c", "a"]
    #expect(host.texts == ["c 0", "a 0"])
    model.names = ["b"]
    #expect(host.texts == ["b 0"])
  }

  @Test("a view that is bound to another value begins anew, and to the same one goes on")
  func boundIdentity() {
    let model = Switchboard()
    let host = ViewHost { Counter().id(model.number / 10) }
    host.tap("Add")
    model.number = 9
    #expect(host.texts == ["1"])
    model.number = 10
    #expect(host.texts == ["0"])
    model.number = 9
    #expect(host.texts == ["0"])
  }

  @Test("data that names one identity twice gives two views with a state each")
  func sameIdentityTwice() {
    let host = ViewHost { ForEach(["a", "a"], id: \.self) { Counter(name: $0) } }
    host.tap("Add a")
    #expect(host.texts == ["a 1", "a 0"])
    #expect(host.hasUniqueIDs)
  }

  @Test("one view placed several times has a state in each place")
  func placedTwice() {
    let counter = Counter(name: "a")
    let host = ViewHost {
      counter
      ForEach(0..<2) { _ in counter }
    }
    host.tap("Add a")
    #expect(host.texts == ["a 1", "a 0", "a 0"])
    host.all { $0.role == .button }.last?.handlers[.tap]?("")
    #expect(host.texts == ["a 1", "a 0", "a 1"])
  }

  @Test("each branch of an if has its own state, and leaving it drops the state")
  func branches() {
    let model = Switchboard()
    let host = ViewHost {
      if model.isOn { Counter(name: "on") } else { Counter(name: "off") }
    }
    host.tap("Add off")
    model.isOn = true
    #expect(host.texts == ["on 0"])
    model.isOn = false
    #expect(host.texts == ["off 0"])
  }

  @Test("a hidden type that changes drops the state, one that stays keeps it")
  func erased() {
    let model = Switchboard()
    let host = ViewHost {
      Text("\(model.number)")
      model.isOn ? AnyView(VStack { Counter() }) : AnyView(Counter())
    }
    host.tap("Add")
    model.number = 1
    #expect(host.texts == ["1", "1"])
    model.isOn = true
    #expect(host.texts == ["1", "0"])
  }

  @Test("identities on the screen are unique, and the same while the thing is the same")
  func identities() {
    let model = Switchboard()
    model.names = ["a", "b", "c"]
    let host = ViewHost { List(model.names, id: \.self) { Counter(name: $0) } }
    let before = host.all { $0.label == "Add c" }.map(\.id)
    model.names = ["c", "a", "d", "1", "1"]
    #expect(host.all { $0.label == "Add c" }.map(\.id) == before)
    #expect(host.hasUniqueIDs)
  }

  @Test("a body that writes what it reads until it is settled is tolerated")
  func writesInBody() {
    #expect(ViewHost { Settling() }.texts == ["5"])
  }

  @Test("a binding reads and writes the state it comes from, also a part of it")
  func bindings() {
    let host = ViewHost { Form() }
    host.send(.edit, "Ada", to: "Name")
    host.tap("Subscribe")
    #expect(host.texts == ["Ada true"])
    #expect(host.all { $0.role == .toggle }.map(\.value) == ["1"])
  }
}

private struct Counter: View {
  var name = ""
  @State private var count = 0

  var body: some View {
    Text(name.isEmpty ? "\(count)" : "\(name) \(count)")
    Button(name.isEmpty ? "Add" : "Add \(name)") { count += 1 }
  }
}

private struct Making: View {
  @State private var number: Int

  init(made: Box<Int>) {
    made.value += 1
    number = made.value
  }

  var body: some View { Text("made \(number)") }
}

private struct Settling: View {
  @State private var count = 0

  var body: some View {
    let now = count
    if now < 5 { count = now + 1 }
    return Text("\(now)")
  }
}

private struct Form: View {
  struct Person: Equatable {
    var name = ""
    var isSubscribed = false
  }

  @State private var person = Person()

  var body: some View {
    TextField("Name", text: $person.name)
    Switch(isOn: $person.isSubscribed)
    Text("\(person.name) \(String(person.isSubscribed))")
  }

  private struct Switch: View {
    @Binding var isOn: Bool

    var body: some View { Toggle("Subscribe", isOn: $isOn) }
  }
}
