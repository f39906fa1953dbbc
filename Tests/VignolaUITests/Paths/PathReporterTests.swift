import Observation
import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

@MainActor @Suite("A path reporter")
struct PathReporterTests {
  @Observable final class Model {
    var path: [String] = [] {
      didSet { if vetoes, path.count < oldValue.count { path = oldValue } }
    }
    var vetoes = false
    var showsStack = true
    var selected = 0
  }

  struct Flow: View {
    @Bindable var model: Model
    let reporter: PathReporter<String>

    var body: some View {
      if model.showsStack {
        TabView(selection: $model.selected) {
          Tab("Stack", systemImage: "square.stack", value: 0) {
            NavigationStack(path: $model.path[reportedBy: reporter]) {
              Text("Root")
                .navigationTitle("Root")
                .navigationDestination(for: String.self) { name in
                  NavigationLink("Deeper", value: name + "+").navigationTitle(name)
                }
            }
            .reportsChanges(of: model.path, by: reporter)
          }
          Tab("Other", systemImage: "circle", value: 1) { Text("Other") }
        }
      } else {
        Text("Replaced")
      }
    }
  }

  final class Log {
    var facts: [PathFact<String>] = []
  }

  let model = Model()
  let log = Log()
  let ring = TraceRing(capacity: 50)
  let reporter: PathReporter<String>
  let phone: Phone

  init() {
    let scope = LifetimeScope("Flow", trace: Trace(sinks: [ring]))
    let reporter = PathReporter<String>(in: scope) { [log] in log.facts.append($0) }
    self.reporter = reporter
    phone = Phone(ViewHost { [model] in Flow(model: model, reporter: reporter) })
  }

  @Test("tells of a push and of a pop by code", .proves(.g5, .vsurf), .proves(.g7, .vsurf))
  func code() {
    model.path = ["a", "b"]
    show()
    model.path.removeLast()
    show()
    #expect(
      log.facts == [
        .pushed("a", depth: 0), .pushed("b", depth: 1), .removed("b", depth: 1, because: .code),
      ])
    let traced = ring.events.filter { $0.kind == .navigate }
    #expect(traced.map { "\($0.name)" } == ["pushed", "pushed", "removed by code"])
  }

  @Test("tells the system's back from the code's", .proves(.g5, .vsurf))
  func systemBack() throws {
    model.path = ["a"]
    show()
    try phone.tap("Deeper")
    show()
    try phone.systemBack()
    show()
    model.path = []
    show()
    #expect(
      log.facts == [
        .pushed("a", depth: 0), .pushed("a+", depth: 1),
        .removed("a+", depth: 1, because: .systemBack), .removed("a", depth: 0, because: .code),
      ])
  }

  @Test("tells of everything that left with the stack, deepest first, once", .proves(.g5, .vsurf))
  func replaced() async {
    model.path = ["a", "b", "c"]
    show()
    log.facts = []
    model.showsStack = false
    show()
    await told(3)
    reporter.stackRemoved()
    #expect(
      log.facts == [
        .removed("c", depth: 2, because: .replaced), .removed("b", depth: 1, because: .replaced),
        .removed("a", depth: 0, because: .replaced),
      ])
  }

  @Test("does not take another tab for the stack's removal", .proves(.g5, .vsurf))
  func otherTab() async throws {
    model.path = ["a"]
    show()
    try phone.tap("Other")
    show()
    try phone.tap("Stack")
    show()
    model.path = []
    show()
    #expect(log.facts == [.pushed("a", depth: 0), .removed("a", depth: 0, because: .code)])
  }

  @Test(
    "does not blame the system for what code did after the app took its step back",
    .proves(.g5, .vsurf))
  func vetoed() throws {
    model.path = ["a", "b"]
    show()
    model.vetoes = true
    try phone.systemBack()
    show()
    model.vetoes = false
    #expect(model.path == ["a", "b"])
    model.path.removeLast()
    show()
    #expect(log.facts.last == .removed("b", depth: 1, because: .code))
    #expect(log.facts.count == 3)
  }

  @Test("mentions no screen that was never shown")
  func between() {
    show()
    model.path = ["a"]
    model.path = []
    show()
    #expect(log.facts.isEmpty)
  }

  /// Brings the screen up to date.
  private func show() { _ = phone.screen }

  /// Lets the main actor run until that many facts have been told.
  private func told(_ count: Int) async {
    while log.facts.count < count { await Task.yield() }
  }
}
