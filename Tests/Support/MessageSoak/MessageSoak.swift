import VignolaCore

/// Keeps the runtime busy, and prints how much memory the process occupies after a hundredth or a tenth
/// of it and at the end, in bytes, how many messages were heard, and how many came too late.
///
/// A process of its own, so that nothing else is measured.
@main @MainActor enum MessageSoak {
  /// Without an argument a million messages are sent. With the name of an architecture ten thousand of
  /// its modules are opened one after the other, get a hundred messages each, and are closed.
  static func main() async {
    switch CommandLine.arguments.dropFirst().first {
    case "coordinators": await visit(CoordinatorsApp())
    case "mvi": await visit(MVIApp())
    case "roundTable": await visit(RoundTableApp())
    case "svip": await visit(SVIPApp())
    case "vsurf": await visit(VSURFApp())
    default: sendMessages()
    }
  }

  private static func visit(_ app: some SoakedApp) async {
    for _ in 0..<1_000 { await visitOnce(app) }
    let early = residentBytes()
    for _ in 1_000..<10_000 { await visitOnce(app) }
    print(early, residentBytes(), app.heard, app.scope.dropped)
  }

  /// What was closed is looked after when others get their turn.
  private static func visitOnce(_ app: some SoakedApp) async {
    await app.visit()
    await Task.yield()
  }

  private static func sendMessages() {
    let ring = TraceRing(capacity: 100)
    let app = LifetimeScope("App", trace: Trace(payloads: true, sinks: [ring]))
    let items = Observed(0, as: "items", in: app)
    let owner = TraceRing(capacity: 0)
    var seen = 0
    items.bind(to: owner) { _, _ in seen += 1 }

    // Each round is ten messages: sent idle and from handlers, to a module that comes and goes, and
    // late ones.
    func round(_ number: Int) {
      let edit = app.child("Edit")
      edit.register(edit, as: "Edit")
      edit.deliver(.intent, "tap", from: "View", to: "Core", payload: "\(number)") {
        for _ in 0..<5 { edit.deliver(.event, "saved", from: "Core", to: "Joint") { seen += 1 } }
        items.set(number)
        edit.deliver(.output, "done", from: "Joint", to: "App") { edit.close() }
        edit.deliver(.event, "late", from: "Core", to: "Joint") { seen += 1 }
      }
      edit.deliver(.event, "later", from: "Core", to: "Joint") { seen += 1 }
    }

    for number in 0..<1_000 { round(number) }
    let early = residentBytes()
    for number in 1_000..<100_000 { round(number) }
    print(early, residentBytes(), seen, app.dropped)
  }
}
