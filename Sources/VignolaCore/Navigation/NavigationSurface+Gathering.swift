// Verbs of several messages, carried out as one change.
extension NavigationSurface {
  /// Held by the message that ends a gathering, and by nothing else: should that be dropped, with
  /// its scope, then the gathering is over all the same.
  final class Gathering {}

  /// From now on verbs are planned and not carried out, until everything has been delivered that
  /// waits when `body` returns.
  ///
  /// The end of one flow and the start of the next come one message after the other; so the user
  /// sees one transition.
  package func gather(_ body: () -> Void) {
    let gathering = Gathering()
    self.gathering = gathering
    body()
    scope.deliverKept(.navigate, "gathered", from: "flows", to: "NavigationSurface") {
      [weak self] in
      self?.spread(gathering)
    }
  }

  private func spread(_ gathering: Gathering) {
    if self.gathering === gathering { self.gathering = nil }
    run()
  }
}
