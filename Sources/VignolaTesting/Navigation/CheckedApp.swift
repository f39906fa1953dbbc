import VignolaCore

/// An app on a headless stage, as a ``NavigationCheck`` sees it: what can be touched, and what is up.
///
/// It is made anew for every path that is tried, so it begins each time as the app does, and shares
/// nothing with the one before. Its closures keep it alive.
@MainActor public struct CheckedApp {
  let stage: HeadlessStage
  let taps: () -> [String: () -> Void]
  let state: () -> String
  let landing: () -> String
  let idle: () -> [String]
  let open: (String, @escaping (LinkOutcome) -> Void) -> Void

  /// Describes an app that has started.
  ///
  /// - Parameters:
  ///   - stage: Where it plays.
  ///   - taps: What can be tapped on the visible screen now, by names that stay the same.
  ///   - state: Everything that is up and every flow that runs, as text: two trees of one text are
  ///     one.
  ///   - landing: Where the user is, as text, for comparing where a link leads; the state, unless
  ///     given. An app with tabs leaves out what other tabs have.
  ///   - idle: The flows that run and have nothing up.
  ///   - open: Opens a link.
  public init(
    on stage: HeadlessStage, taps: @escaping () -> [String: () -> Void],
    state: @escaping () -> String, landing: (() -> String)? = nil,
    idle: @escaping () -> [String] = { [] },
    open: @escaping (String, @escaping (LinkOutcome) -> Void) -> Void
  ) {
    self.stage = stage
    self.taps = taps
    self.state = state
    self.landing = landing ?? state
    self.idle = idle
    self.open = open
  }
}

/// One thing that a user does.
enum Touch: Hashable, CustomStringConvertible {
  case tap(String)
  case back
  case dismiss
  case select(Int)
  case closeAlert

  var description: String {
    switch self {
    case .tap(let name): "tap \(name)"
    case .back: "go back"
    case .dismiss: "pull down"
    case .select(let tab): "select tab \(tab)"
    case .closeAlert: "answer the alert"
    }
  }
}

extension CheckedApp {
  /// What can be tried now; what is not possible after all changes nothing.
  var touches: [Touch] {
    let tabs = stage.shown.layers.last?.stacks.count ?? 0
    return taps().keys.sorted().map { .tap($0) } + leaving
      + (tabs > 1 ? (0..<tabs).map { .select($0) } : [])
  }

  /// The user's own ways out of what is visible.
  var leaving: [Touch] { [.closeAlert, .back, .dismiss] }

  /// Does it.
  ///
  /// - Returns: Whether it was possible.
  func perform(_ touch: Touch) -> Bool {
    switch touch {
    case .tap(let name):
      guard let tap = taps()[name] else { return false }
      tap()
      return true
    case .back: return stage.systemBack()
    case .dismiss: return stage.systemDismiss()
    case .select(let tab): return stage.selectTab(tab)
    case .closeAlert: return stage.closeAlert()
    }
  }
}
