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
    let parent = Parent.Model()
    let host = ViewHost { Parent(model: parent) }
    host.tap("Add")
    for round in 1...100 {
      parent.round = round
      #expect(host.texts == ["Round \(round)", "1"])
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
  }
}

private struct Parent: View {
  @MainActor @Observable final class Model {
    var round = 0
  }

  let model: Model

  var body: some View {
    VStack {
      Text("Round \(model.round)")
      Counter()
    }
  }
}
