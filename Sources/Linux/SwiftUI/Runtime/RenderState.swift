internal import UIKit

/// What a graph and its nodes share. Nodes hold this and not the graph, so a rendering that
/// someone keeps does not keep the app.
@MainActor final class RenderState {
  /// The pass that runs, or the last one.
  private(set) var passNumber = 0
  let staleness = Staleness()
  let afterPass = AfterPass()
  /// The controller whose screen the graph is, if it is one's.
  let host: HostSurroundings?
  /// What the last pass has rendered of another toolkit.
  var parts: [any StalePart] = []
  /// Asks for another pass, at the latest in the main actor's next turn.
  var invalidate: @MainActor () -> Void = {}
  private var lastNodeID = 0

  init(host: HostSurroundings? = nil) { self.host = host }

  /// Begins the identities of all elements.
  var prefix: String { host?.prefix ?? "" }

  /// Whether the last pass is out of date.
  var isStale: Bool { staleness.isRaised || parts.contains { $0.isStale } }

  func beginPass() {
    passNumber += 1
    staleness.lower()
    parts = []
  }

  func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }
}
