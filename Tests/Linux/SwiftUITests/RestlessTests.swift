import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite("Views that write what they read each time they are rendered")
struct RestlessTests {
  private let complaints = Box<[String]>([])
  private let passes = Box(0)

  private func graph(@ViewBuilder _ content: @escaping () -> some View) -> ViewGraph {
    ViewGraph(complain: { [complaints] in complaints.value.append($0) }, root: content)
  }

  private func texts(_ graph: ViewGraph) -> [String] {
    graph.rendered().all { $0.role == .text }.map(\.label)
  }

  /// Returns when everything that was set off on the main actor before this call has run.
  private func quiet() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test("are stopped and complained of once, and stand still until something else changes")
  func inBody() async {
    let model = Switchboard()
    let looks = Box(0)
    let graph = graph { [passes] in
      Text("Round \(model.number)")
      Endless(counter: passes)
    }
    graph.onChange = {
      looks.value += 1
      _ = graph.rendered()
    }
    #expect(complaints.value.count == 1)
    #expect(
      complaints.value.first?.contains(
        "Modifying state during view update, this will cause undefined behavior.") == true)
    let first = passes.value
    #expect(first < 100)

    await quiet()
    #expect(texts(graph) == ["Round 0", "\(first)"])
    #expect(passes.value == first)
    #expect(looks.value == 1)
    #expect(!graph.isStale)

    model.number = 1
    await quiet()
    #expect(texts(graph) == ["Round 1", "\(passes.value)"])
    #expect(passes.value > first)
    #expect(looks.value == 2)
    #expect(complaints.value.count == 1)
    graph.close()
  }

  @Test("are stopped, too, when it is an action of theirs that writes")
  func inAction() async {
    let model = Switchboard()
    let graph = graph { [passes] in
      Text("\(model.number) \(model.isOn)")
        .onChange(of: model.number) {
          passes.value += 1
          model.number += 1
        }
    }
    #expect(complaints.value.isEmpty)

    model.number = 1
    await quiet()
    let stopped = passes.value
    #expect(complaints.value.count == 1)
    #expect(texts(graph) == ["\(model.number) false"])

    await quiet()
    #expect(texts(graph) == ["\(model.number) false"])
    #expect(passes.value == stopped)

    model.isOn = true
    await quiet()
    #expect(texts(graph) == ["\(model.number) true"])
    #expect(passes.value > stopped)
    #expect(complaints.value.count == 1)
    graph.close()
  }

  @Test("are not complained of when they come to rest at last")
  func settles() {
    let graph = graph { Settling() }
    #expect(texts(graph) == ["40"])
    #expect(complaints.value.isEmpty)
    graph.close()
  }
}

private struct Endless: View {
  let counter: Box<Int>
  @State private var count = 0

  var body: some View {
    counter.value += 1
    count = counter.value
    return Text("\(count)")
  }
}

private struct Settling: View {
  @State private var count = 0

  var body: some View {
    let now = count
    if now < 40 { count = now + 1 }
    return Text("\(now)")
  }
}
