import VignolaCore

// The screens of a flow: they are its own from the moment they are accepted until they are gone.
extension FlowNode {
  /// A screen that the flow has put up.
  struct Seat {
    let id: ScreenID
    weak var screen: (any Screen)?
    /// What the app calls it in its links.
    let route: AnyHashable?
  }

  /// The flow's own screen that is on top of the others: in the topmost layer that has one, in the
  /// selected stack if it has one there.
  var top: ScreenID? {
    guard let surface, !seats.isEmpty else { return nil }
    let own = Set(seats.map(\.id))
    for layer in surface.target.layers.reversed() {
      let stacks = [layer.selectedStack] + layer.stacks.reversed()
      if let entry = stacks.flatMap({ $0.reversed() }).first(where: { own.contains($0.id) }) {
        return entry.id
      }
    }
    return nil
  }

  /// The appearance of a screen that the flow has put up.
  func seat(of screen: any Screen) -> ScreenID? {
    seats.last { $0.screen === screen }?.id
  }

  /// A screen comes up as one of the flow's own.
  func take(_ screen: any Screen, _ id: ScreenID, as route: AnyHashable?) {
    seats.append(Seat(id: id, screen: screen, route: route))
  }

  /// A screen was not taken by the surface after all.
  func giveBack(_ id: ScreenID) {
    seats.removeAll { $0.id == id }
  }

  /// A screen is gone. If it was the last, and the flow did not ask for that, the flow ends.
  func left(_ id: ScreenID, because removal: Removal) {
    seats.removeAll { $0.id == id }
    let wasAskedFor = asked.remove(id) != nil && (removal == .code || removal == .replaced)
    if seats.isEmpty, !wasAskedFor { end(removal) }
  }

  /// Carries a verb of this flow out, and remembers which screens it was that it asked to remove:
  /// its own, and those of the flows above, which run it and live on without them.
  ///
  /// Nobody is told of a removal before that is done.
  func navigate<Value>(
    _ verb: StaticString, _ body: @escaping (NavigationSurface) -> Value?
  ) -> Value? {
    guard phase == .running, let surface, !surface.isClosed else {
      refuse(verb)
      return nil
    }
    var value: Value?
    let carryOut = { [self] in
      let before = surface.target
      value = body(surface)
      let after = surface.target
      for node in lineage {
        for seat in node.seats where before.contains(seat.id) && !after.contains(seat.id) {
          node.asked.insert(seat.id)
        }
      }
    }
    if scope.dispatcher.isDelivering {
      scope.trace.record(
        .navigate, verb, module: name, from: name, to: "Router", during: carryOut)
    } else {
      scope.deliver(.navigate, verb, from: name, to: "Router", carryOut)
    }
    return value
  }

  /// A verb of a flow that has ended is dropped, counted and traced (G4), as a message would be.
  private func refuse(_ verb: StaticString) {
    if scope.isClosed {
      scope.deliver(.navigate, verb, from: name, to: "Router") {}
    } else {
      trace("verb refused", to: "Router", "\(verb): the flow has ended")
    }
  }
}
