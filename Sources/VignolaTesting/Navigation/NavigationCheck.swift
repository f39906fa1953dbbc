import VignolaCore

/// Tries every way through an app, up to a bound, and holds it to three promises.
///
/// ```swift
/// let check = NavigationCheck(steps: 5, links: ["shop://items/7", "shop://cart"]) { makeShop() }
/// #expect(check.failures == [])
/// #expect(check.isComplete)
/// print(check)   // 14 trees within 5 steps, and no others; 0 failures
/// ```
///
/// - A link leads to the same place from every tree, or waits there: it is never dropped or refused,
///   and it lands from one tree at least.
/// - From every tree the user gets back, by the system's own gestures, until nothing but roots is
///   left, and each gesture leads somewhere else. A screen that asks before the user goes back fails
///   this, unless it lets the user go without an answer.
/// - No gesture of the user leaves a flow without a screen that had one.
///
/// The app is the real one, on a ``/VignolaCore/HeadlessStage``: its coordinators, surface and planner.
/// A tree is found by touching the app from its start, the shortest way first, so a failure names the
/// touches that lead to it. The same app gives the same check each time. No time is measured.
///
/// - Complexity: about *trees* × (*touches* + *links* + *depth*) × *steps* touches. A few hundred
///   trees take a second or two.
@MainActor public struct NavigationCheck: CustomStringConvertible {
  /// The trees that were found, as their states, in the order found.
  public private(set) var trees: [String] = []
  /// What does not hold, each with the touches that lead there.
  public private(set) var failures: [String] = []
  /// Whether there are no trees beyond those that were found.
  public private(set) var isComplete = true

  private let bound: Int
  private let make: () -> CheckedApp
  private var landings: [String: (landing: String, path: [Touch])] = [:]
  private var waits: [String: (what: String, path: [Touch])] = [:]

  /// Checks an app.
  ///
  /// - Parameters:
  ///   - bound: How many touches from the start are tried.
  ///   - most: How many trees are looked at.
  ///   - links: The links that are opened in every tree.
  ///   - make: Makes the app anew and starts it.
  public init(
    steps bound: Int, trees most: Int = 1_000, links: [String], _ make: @escaping () -> CheckedApp
  ) {
    self.bound = bound
    self.make = make
    var waiting: [[Touch]] = [[]]
    var known: Set<String> = [make().state()]
    while !waiting.isEmpty {
      guard trees.count < most else {
        isComplete = false
        break
      }
      let path = waiting.removeFirst()
      guard let app = replay(path) else { continue }
      trees.append(app.state())
      for touch in app.touches {
        guard let next = replay(path), let state = act(touch, on: next, after: path),
          known.insert(state).inserted
        else { continue }
        if path.count < bound {
          waiting.append(path + [touch])
        } else {
          isComplete = false
        }
      }
      for link in links { follow(link, after: path) }
      goBack(after: path)
    }
    for link in links where landings[link] == nil {
      guard let wait = waits[link] else { continue }
      fail(wait.path, "\(link) waits for \(wait.what), and lands from no tree")
    }
  }

  /// The numbers on one line, and each failure on one.
  public var description: String {
    let others = isComplete ? "and no others" : "and there are others"
    return
      ([
        "\(trees.count) trees within \(bound) steps, \(others); \(failures.count) failures"
      ] + failures).joined(separator: "\n")
  }

  private mutating func replay(_ path: [Touch]) -> CheckedApp? {
    let app = make()
    for touch in path where !app.perform(touch) {
      fail(path, "not the same the second time: \(touch) was not possible")
      return nil
    }
    return app
  }

  /// Does one thing more, and returns the state that it leads to; nil if it was not possible.
  private mutating func act(
    _ touch: Touch, on app: CheckedApp, after path: [Touch]
  ) -> String? {
    let before = Set(app.idle())
    guard app.perform(touch) else { return nil }
    if app.leaving.contains(touch) {
      for orphan in app.idle() where !before.contains(orphan) {
        fail(path + [touch], "\(orphan) runs on without a screen")
      }
    }
    return app.state()
  }

  private mutating func follow(_ link: String, after path: [Touch]) {
    guard let app = replay(path) else { return }
    let end = LastOutcome()
    app.open(link) { end.outcome = $0 }
    switch end.outcome {
    case .landed:
      let landing = app.landing()
      guard let first = landings[link] else {
        landings[link] = (landing, path)
        return
      }
      if first.landing != landing {
        fail(path, "\(link) leads to \(landing), but to \(first.landing) from \(text(first.path))")
      }
    case .waiting(let what): waits[link] = waits[link] ?? (what, path)
    case .dropped, .refused: fail(path, "\(link) was \(end.outcome.map { "\($0)" } ?? "lost")")
    case nil: fail(path, "\(link) was lost")
    }
  }

  private mutating func goBack(after path: [Touch]) {
    guard let app = replay(path) else { return }
    var done = path
    var seen: Set<String> = [app.state()]
    while !app.isAtRoot {
      guard let touch = app.leaving.first(where: { app.perform($0) }) else {
        return fail(done, "there is no way back")
      }
      done.append(touch)
      guard seen.insert(app.state()).inserted else {
        return fail(done, "going back leads to where one was: \(app.state())")
      }
    }
  }

  private mutating func fail(_ path: [Touch], _ what: String) {
    failures.append("\(text(path)): \(what)")
  }

  private func text(_ path: [Touch]) -> String {
    path.isEmpty ? "the start" : path.map(\.description).joined(separator: ", ")
  }

  @MainActor private final class LastOutcome {
    var outcome: LinkOutcome?
  }
}

extension CheckedApp {
  /// Whether the user sees the first screen of a stack of the bottom layer, and no alert over it.
  fileprivate var isAtRoot: Bool {
    stage.shown.layers.count <= 1 && stage.shown.visibleAlert == nil
      && (stage.shown.layers.first?.selectedStack.count ?? 0) <= 1
  }
}
