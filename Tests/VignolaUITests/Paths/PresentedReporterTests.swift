import Observation
import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

@MainActor @Suite("A path reporter of what is presented")
struct PresentedReporterTests {
  enum Cover: String, CaseIterable, Identifiable, Sendable {
    case edit, help

    var id: Cover { self }
  }

  @Observable final class Model {
    var sheet: Cover? {
      didSet { if vetoes, sheet == nil { sheet = oldValue } }
    }
    var vetoes = false
    var isThere = true
  }

  struct Presenter: View {
    @Bindable var model: Model
    let reporter: PathReporter<Cover>
    let asCover: Bool

    var body: some View {
      if !model.isThere {
        Text("elsewhere")
      } else if asCover {
        Text("list")
          .fullScreenCover(item: $model.sheet[reportedBy: reporter]) { CoverView(cover: $0) }
          .reportsChanges(of: model.sheet, by: reporter)
      } else {
        Text("list")
          .sheet(item: $model.sheet[reportedBy: reporter]) { CoverView(cover: $0) }
          .reportsChanges(of: model.sheet, by: reporter)
      }
    }
  }

  struct CoverView: View {
    let cover: Cover
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(cover.rawValue)
      Button("Dismiss") { dismiss() }
    }
  }

  final class Log {
    var facts: [PathFact<Cover>] = []
  }

  let model = Model()
  let log = Log()
  let ring = TraceRing(capacity: 50)
  let reporter: PathReporter<Cover>

  init() {
    let scope = LifetimeScope("Flow", trace: Trace(sinks: [ring]))
    reporter = PathReporter(in: scope) { [log] in log.facts.append($0) }
  }

  private func phone(asCover: Bool = false) -> Phone {
    Phone(
      ViewHost { [model, reporter] in
        Presenter(model: model, reporter: reporter, asCover: asCover)
      })
  }

  /// What has been told since the last time.
  private func hear(_ phone: Phone) -> [PathFact<Cover>] {
    _ = phone.screen
    defer { log.facts = [] }
    return log.facts
  }

  @Test(
    "tells a sheet that was drawn down from one that code took away", .proves(.g5, .vsurf),
    .proves(.g7, .vsurf))
  func drawnDown() throws {
    let phone = phone()
    model.sheet = .edit
    #expect(phone.texts == ["edit"])
    #expect(hear(phone) == [.pushed(.edit, depth: 0)])
    try phone.systemDismiss()
    #expect(hear(phone) == [.removed(.edit, depth: 0, because: .systemDismiss)])
    model.sheet = .help
    _ = hear(phone)
    model.sheet = nil
    #expect(hear(phone) == [.removed(.help, depth: 0, because: .code)])
    let traced = ring.events.filter { $0.kind == .navigate }.map { "\($0.name)" }
    #expect(traced == ["pushed", "removed by system dismiss", "pushed", "removed by code"])
  }

  @Test("tells of the one in whose place another came", .proves(.g5, .vsurf))
  func another() {
    let phone = phone()
    model.sheet = .edit
    _ = hear(phone)
    model.sheet = .help
    #expect(phone.texts == ["help"])
    #expect(
      hear(phone) == [
        .removed(.edit, depth: 0, because: .code), .pushed(.help, depth: 0),
      ])
  }

  @Test(
    "takes SwiftUI's own way out for the user's, out of a sheet and a cover",
    .proves(.g5, .vsurf), arguments: [true, false])
  func dismissAction(asCover: Bool) throws {
    let phone = phone(asCover: asCover)
    model.sheet = .edit
    try phone.tap("Dismiss")
    #expect(phone.texts == ["list"])
    #expect(
      hear(phone) == [
        .pushed(.edit, depth: 0), .removed(.edit, depth: 0, because: .systemDismiss),
      ])
  }

  @Test(
    "does not blame the system for what code did after the app took its step back",
    .proves(.g5, .vsurf))
  func vetoed() throws {
    let phone = phone()
    model.sheet = .edit
    _ = hear(phone)
    model.vetoes = true
    try phone.systemDismiss()
    #expect(hear(phone).isEmpty)
    model.vetoes = false
    model.sheet = nil
    #expect(hear(phone) == [.removed(.edit, depth: 0, because: .code)])
  }

  @Test("tells that it went with the view that presented it, once", .proves(.g5, .vsurf))
  func replaced() async {
    let phone = phone()
    model.sheet = .edit
    _ = hear(phone)
    model.isThere = false
    #expect(phone.texts == ["elsewhere"])
    while log.facts.isEmpty { await Task.yield() }
    #expect(hear(phone) == [.removed(.edit, depth: 0, because: .replaced)])
  }
}
