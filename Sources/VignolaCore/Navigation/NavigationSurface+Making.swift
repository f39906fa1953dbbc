// How a verb is taken in, and how its screens are made.
extension NavigationSurface {
  /// Plans a verb, and has it carried out as soon as the stage is at rest.
  ///
  /// - Returns: Whether it was possible; nil for the change means that it was not.
  func perform(_ name: NavigationVerb.Name, _ change: NavigationVerb.Change?) -> Bool {
    guard accept(name, change) else { return false }
    run()
    return true
  }

  /// Plans a verb that puts a screen up, and makes that once it is known to be possible.
  ///
  /// The place is taken before the screen is made: a second call from inside `build` finds it
  /// taken, and the new screen may navigate with its handle from its first line on.
  func put(
    _ name: NavigationVerb.Name, _ build: (ScreenHandle) -> any Screen,
    _ onRemoved: @escaping (Removal) -> Void,
    change: (ScreenID) -> NavigationVerb.Change?
  ) -> ScreenHandle? {
    let id = ids.next()
    guard accept(name, change(id)) else { return nil }
    records.append(Record(id: id, onRemoved: onRemoved))
    screensInTheMaking += 1
    let screen = build(handle(id))
    screensInTheMaking -= 1
    let isUp = end(name, CollectionOfOne(id), areNew: seat(screen, as: id))
    return isUp ? handle(id) : nil
  }

  /// The same for tabs, each with its first screen.
  func put(
    _ builds: [(ScreenHandle) -> any Screen], selected: Int,
    _ onRemoved: @escaping (Int, Removal) -> Void
  ) -> [ScreenHandle] {
    let ids = builds.map { _ in self.ids.next() }
    guard accept(.setTabs, .setTabs(ids, selected: selected)) else { return [] }
    for (tab, id) in ids.enumerated() {
      records.append(Record(id: id, onRemoved: { onRemoved(tab, $0) }))
    }
    screensInTheMaking += 1
    let screens = zip(builds, ids).map { build, id in build(handle(id)) }
    screensInTheMaking -= 1
    let areNew = zip(screens, ids).allSatisfy(seat)
    return end(.setTabs, ids, areNew: areNew) ? ids.map(handle) : []
  }

  func trace(_ name: StaticString, _ detail: @autoclosure () -> String? = nil) {
    dispatcher.trace.record(
      .navigate, name, module: scope.name, from: "", to: "NavigationSurface", payload: detail())
  }

  /// A run that was stopped twice navigates no more: it was removals that went round, and as long as
  /// they may put up screens there is always one more to be told.
  func accept(_ name: NavigationVerb.Name, _ change: NavigationVerb.Change?) -> Bool {
    guard !isClosed, !dispatcher.isExhausted, let change,
      machine.accept(NavigationVerb(name: name, change: change))
    else {
      trace(name.refused)
      return false
    }
    trace(name.accepted)
    return true
  }

  /// Takes a screen in, unless it is up already.
  private func seat(_ screen: any Screen, as id: ScreenID) -> Bool {
    for index in records.indices where records[index].screen === screen { return false }
    guard let record = record(of: id) else { return false }
    records[record].screen = screen
    machine.name(id, .type(type(of: screen)))
    return true
  }

  /// The screens of a verb have been made. Unless all of them are new, it is taken back.
  ///
  /// - Returns: Whether they are up, or on their way.
  private func end(
    _ name: NavigationVerb.Name, _ ids: some Collection<ScreenID>, areNew: Bool
  ) -> Bool {
    if !areNew {
      trace(name.refused, "already up")
      machine.withdraw(Array(ids))
      records.removeAll { ids.contains($0.id) }
    }
    run()
    return areNew && !isClosed
  }
}
