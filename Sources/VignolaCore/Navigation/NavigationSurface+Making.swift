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

  func put(
    _ name: NavigationVerb.Name, _ build: (ScreenHandle) -> any Screen,
    _ onRemoved: @escaping (Removal) -> Void,
    change: (ScreenID) -> NavigationVerb.Change?
  ) -> ScreenHandle? {
    withoutActuallyEscaping(build) { build in
      put(name, [build], { _, removal in onRemoved(removal) }, change: { change($0[0]) }).first
    }
  }

  /// Plans a verb that puts screens up, and makes them once it is known to be possible.
  ///
  /// The place is taken before the screen is made: a second call from inside `build` finds it
  /// taken, and the new screen may navigate with its handle from its first line on.
  func put(
    _ name: NavigationVerb.Name, _ builds: [(ScreenHandle) -> any Screen],
    _ onRemoved: @escaping (Int, Removal) -> Void,
    change: ([ScreenID]) -> NavigationVerb.Change?
  ) -> [ScreenHandle] {
    let ids = builds.map { _ in self.ids.next() }
    guard accept(name, change(ids)) else { return [] }
    for (index, id) in ids.enumerated() {
      records[id] = Record(onRemoved: { onRemoved(index, $0) })
    }
    screensInTheMaking += 1
    let screens = zip(builds, ids).map { build, id in build(handle(id)) }
    screensInTheMaking -= 1
    let isNew = seat(screens, as: ids)
    if !isNew {
      trace(name.refused, "already up")
      machine.withdraw(ids)
      for id in ids { records[id] = nil }
    }
    run()
    return isNew && !isClosed ? ids.map(handle) : []
  }

  func trace(_ name: StaticString, _ detail: @autoclosure () -> String? = nil) {
    scope.trace.record(
      .navigate, name, module: scope.name, from: "", to: "NavigationSurface", payload: detail())
  }

  /// A run that was stopped twice navigates no more: it was removals that went round, and as long as
  /// they may put up screens there is always one more to be told.
  private func accept(_ name: NavigationVerb.Name, _ change: NavigationVerb.Change?) -> Bool {
    guard !isClosed, !scope.dispatcher.isExhausted, let change,
      machine.accept(NavigationVerb(name: name, change: change))
    else {
      trace(name.refused)
      return false
    }
    trace(name.accepted)
    return true
  }

  /// Takes the screens in, unless one of them is up already.
  private func seat(_ screens: [any Screen], as ids: [ScreenID]) -> Bool {
    let objects = Set(screens.map { ObjectIdentifier($0) })
    guard objects.count == screens.count, seated.isDisjoint(with: objects) else { return false }
    seated.formUnion(objects)
    for (screen, id) in zip(screens, ids) {
      records[id]?.screen = screen
      machine.name(id, String(describing: type(of: screen)))
    }
    return true
  }
}
