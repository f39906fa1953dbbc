// What a stage says to its surface, and what the surface does about it.
extension NavigationSurface {
  /// One who is gone, and why.
  fileprivate struct Gone {
    var record: Record
    let removal: Removal

    mutating func release() {
      record.screen = nil
      record.backHandler = nil
    }

    func tell() { record.onRemoved(removal) }
  }

  /// What is really there, now that the stage is at rest.
  ///
  /// Every screen of ours that is missing is told, the deepest first. What this surface did not put
  /// there appears in ``tree`` as foreign. What was asked for and is not there is not asked for
  /// again.
  ///
  /// - Parameters:
  ///   - actual: Everything that is up.
  ///   - removal: Why screens are missing that this surface did not ask to remove.
  public func report(_ actual: NavigationTree, because removal: Removal = .code) {
    guard !isClosed else { return }
    let old = dispatcher.trace.isOn ? machine.tree : nil
    let wasAsked = machine.asked != nil
    machine.report(actual, because: removal)
    if let old { traceReport(after: old, wasAsked: wasAsked) }
    run()
  }

  /// The stage begins to move by itself, as when the user's finger drags a screen aside: verbs wait
  /// until its next report.
  public func hold() {
    machine.hold()
  }

  /// Takes the surface out of service: every screen is told, the deepest first, and released.
  ///
  /// The stage is not asked for anything: what it shows is going away with it. Closing twice does
  /// nothing. When the scope is closed the surface closes too, but then nobody is told, since
  /// nothing is delivered after teardown (G4).
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    machine.close()
    run()
  }

  /// Asks the stage for what is wanted, then tells those who are gone.
  ///
  /// Nothing here calls itself: a stage that reports at once is taken up by the loop, and what is
  /// navigated in `onRemoved` runs when everyone has been told. The message that tells them is kept
  /// when messages go round and are stopped: nobody else would tell them later.
  func run() {
    guard !isBusy, screensInTheMaking == 0, gathering == nil else { return }
    isBusy = true
    while !isClosed, let wanted = machine.next() {
      stage.carryOut(wanted)
    }
    isBusy = false
    let gone = machine.departures.isEmpty ? [] : takeGone()
    for verb in machine.takeOvertaken() {
      trace("overtaken", verb.name.accepted.description)
    }
    guard !gone.isEmpty else { return noteChange() }
    let step = MessageStep(
      .navigate, "onRemoved", from: "NavigationSurface", to: "owners")
    // What begins a run is delivered in any case; what waits in one is kept when that is stopped.
    guard dispatcher.isDelivering else {
      return dispatcher.send(gone, as: step, in: scope, payload: nil) { [ids] gone in
        ids.tell(gone)
      }
    }
    scope.deliverKept(step.kind, step.name, from: step.from, to: step.to) { [ids] in
      ids.tell(gone)
    }
  }

  /// Releases the screens that are gone, once all of them are known: that may run code of theirs.
  ///
  /// - Returns: Who is to be told.
  private func takeGone() -> [Gone] {
    var gone: [Gone] = []
    while let departure = machine.departures.popFirst() {
      guard let index = record(of: departure.id) else { continue }
      let record =
        index == records.count - 1 ? records.removeLast() : records.remove(at: index)
      record.backHandler?.question?.close()
      if let screen = record.screen {
        trace(departure.removal.traced, String(describing: type(of: screen)))
      } else {
        trace("alert ended")
      }
      gone.append(Gone(record: record, removal: departure.removal))
    }
    for index in gone.indices { gone[index].release() }
    return gone
  }

  private func traceReport(after old: NavigationTree, wasAsked: Bool) {
    let before = old.foreigners
    let after = tree.foreigners
    for entry in after where !before.contains(entry) { trace("foreign screen came", entry.name) }
    for entry in before where !after.contains(entry) { trace("foreign screen left", entry.name) }
    let selected = (old.layers.map(\.selected), tree.layers.map(\.selected))
    if !wasAsked, selected.0 != selected.1, selected.0.count == selected.1.count {
      trace("tab selected")
    }
  }
}

extension ScreenID.Issuer {
  /// Tells those who are gone, also when the surface itself has gone meanwhile.
  fileprivate func tell(_ gone: [NavigationSurface.Gone]) {
    surface?.isBusy = true
    for one in gone { one.tell() }
    surface?.isBusy = false
    surface?.run()
  }
}

extension Removal {
  /// The name of a removal in a trace, where names are static.
  fileprivate var traced: StaticString {
    switch self {
    case .code: "removed by code"
    case .systemBack: "removed by system back"
    case .systemDismiss: "removed by system dismiss"
    case .replaced: "replaced"
    }
  }
}
