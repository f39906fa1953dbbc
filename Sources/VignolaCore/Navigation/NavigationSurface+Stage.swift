// What a stage says to its surface, and what the surface does about it.
extension NavigationSurface {
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
    let old = machine.tree
    let wasAsked = machine.asked != nil
    machine.report(actual, because: removal)
    traceForeigners(from: old)
    if !wasAsked, old.layers.map(\.selected) != tree.layers.map(\.selected),
      old.layers.count == tree.layers.count
    {
      trace("tab selected")
    }
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
    let gone = takeGone()
    for verb in machine.takeOvertaken() {
      trace("overtaken", verb.name.accepted.description)
    }
    guard !gone.isEmpty else { return noteChange() }
    scope.deliverKept(
      .navigate, "onRemoved", from: "NavigationSurface", to: "owners"
    ) { [weak self] in
      self?.isBusy = true
      for departure in gone { departure.onRemoved(departure.removal) }
      self?.isBusy = false
      self?.run()
    }
  }

  /// Releases the screens that are gone, and returns who is to be told.
  private func takeGone() -> [(onRemoved: (Removal) -> Void, removal: Removal)] {
    machine.takeDepartures().compactMap { departure in
      guard let record = records.removeValue(forKey: departure.id) else { return nil }
      record.backHandler?.question?.close()
      if let screen = record.screen {
        seated.remove(ObjectIdentifier(screen))
        trace(departure.removal.traced, String(describing: type(of: screen)))
      } else {
        trace("alert ended")
      }
      return (record.onRemoved, departure.removal)
    }
  }

  private func traceForeigners(from old: NavigationTree) {
    let before = old.foreigners
    let after = tree.foreigners
    for entry in after where !before.contains(entry) { trace("foreign screen came", entry.name) }
    for entry in before where !after.contains(entry) { trace("foreign screen left", entry.name) }
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
