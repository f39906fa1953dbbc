/// What a graph and its nodes share. Nodes hold this and not the graph, so a rendering that
/// someone keeps does not keep the app.
@MainActor final class RenderState {
  /// The pass that runs, or the last one.
  private(set) var passNumber = 0
  let staleness = Staleness()
  let afterPass = AfterPass()
  private var lastNodeID = 0

  func beginPass() {
    passNumber += 1
    staleness.lower()
  }

  func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }
}
