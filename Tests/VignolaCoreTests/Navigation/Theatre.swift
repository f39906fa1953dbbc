import VignolaCore
import VignolaTesting

/// A screen that does nothing.
class Plain: Screen {}

final class Home: Plain {}
final class Detail: Plain {}
final class Sheet: Plain {}
final class Other: Plain {}

/// A surface on a stage, and what it told whom.
@MainActor final class Theatre {
  let ring = TraceRing(capacity: 100_000)
  let stage = HeadlessStage()
  let scope: LifetimeScope
  let surface: NavigationSurface
  var told: [String] = []

  init() {
    scope = LifetimeScope("App", trace: Trace(payloads: true, sinks: [ring]))
    surface = NavigationSurface(on: stage, in: scope)
  }

  /// Notes a removal under a name.
  func note(_ name: String) -> (Removal) -> Void {
    { [self] in told.append("\(name) \($0)") }
  }

  /// The names of the navigation steps traced so far, without the tellings.
  var steps: [String] {
    ring.events.filter { $0.kind == .navigate && !$0.name.description.hasPrefix("onRemoved") }
      .map(\.name.description)
  }

  /// Tabs, a stack on the second, a sheet on it, and a stack on the sheet.
  ///
  ///     [Home | *Home > Detail] / Sheet > Other
  func nestThreeDeep() {
    surface.setTabs([{ _ in Home() }, { _ in Home() }], selected: 1) { [self] in
      told.append("tab \($0) \($1)")
    }
    surface.push({ _ in Detail() }, onRemoved: note("detail"))
    surface.present({ _ in Sheet() }, onRemoved: note("sheet"))
    surface.push({ _ in Other() }, onRemoved: note("other"))
  }
}
