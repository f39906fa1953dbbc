import VignolaCore

// How a flow comes to its end, once, whatever ends it: first it is removed, then its parent is told.
extension FlowNode {
  /// Where the end of this flow is told: the parent's life, else what the flow was made in.
  private var listener: LifetimeScope? { parent?.scope ?? surface?.scope }

  /// Begins the end: nothing more is run or shown from now on, and in its turn (G1) the flow is
  /// removed and its end told.
  ///
  /// - Parameters:
  ///   - removal: What took its screens away; nil if it has finished.
  ///   - outcome: What a trace may keep of the outcome.
  /// - Returns: Whether it was running.
  @discardableResult
  func end(_ removal: Removal?, payload outcome: @autoclosure () -> Any? = nil) -> Bool {
    guard phase == .running else {
      if removal == nil { trace("finish refused", "has ended") }
      return false
    }
    phase = .ending
    guard let listener else {
      conclude(removal)
      return true
    }
    listener.deliverKept(
      .output, removal == nil ? "finished" : "removed", from: name, to: parent?.name ?? "app",
      payload: outcome()
    ) { self.conclude(removal) }
    return true
  }

  /// Removes the flow with all below it and all it has on the screen, and then tells its parent.
  ///
  /// What the parent shows instead is part of the same change, so the user sees one transition.
  private func conclude(_ removal: Removal?) {
    guard phase == .ending else { return }
    phase = .ended
    guard let surface, !surface.isClosed else { return remove()?(removal) ?? () }
    surface.gather { remove()?(removal) }
    surface.noteChange()
  }

  /// Removes the flow, and returns who is to be told. Its coordinator is released by then.
  private func remove() -> ((Removal?) -> Void)? {
    let tell = leaveParent()
    takeScreens()
    endChildren()
    scope.closeAndCheck()
    return tell
  }

  private func leaveParent() -> ((Removal?) -> Void)? {
    guard let index = parent?.children.firstIndex(where: { $0.node === self }) else { return nil }
    return parent?.children.remove(at: index).tell
  }

  /// Ends the flows below, the newest first. Their parent has ended and hears nothing more (G4).
  private func endChildren() {
    while let child = children.popLast() {
      let node = child.node
      let wasRunning = node.phase == .running
      node.phase = .ended
      node.endChildren()
      node.scope.closeAndCheck()
      scope.close()
      if wasRunning { scope.deliver(.output, "removed", from: node.name, to: name) {} }
    }
  }

  /// Somebody else has closed the scope: that ends the flow. A parent that can still hear is told.
  func scopeHasClosed() {
    guard phase != .ended, phase == .running || listener?.isClosed != false else { return }
    phase = .ended
    let tell = remove()
    guard let parent else { return }
    parent.scope.deliverKept(.output, "removed", from: name, to: parent.name) { tell?(.code) }
  }

  /// Takes away what this flow and those below it have on the screen. The first screen of the app or
  /// of a tab stays until another takes its place.
  private func takeScreens() {
    guard let surface, !surface.isClosed, !surface.scope.isClosed else { return }
    let own = subtree.flatMap(\.seats).map(\.id)
    for id in surface.target.deepestFirst.reversed()
    where own.contains(id) && surface.target.canRemove(id) {
      surface.handle(id).close()
    }
  }
}
