import Measuring
import Observation

/// What the language itself costs: the scenarios that all others are compared with. One event adds a
/// number to a state and lets one observer read it.
@MainActor public enum References {
  /// The direct call, which times are compared with.
  public static var direct: Scenario {
    let state = DirectState()
    return Scenario("reference.direct") { count in
      for number in 0..<count { state.add(number) }
    }
  }

  /// The ways that a call can take.
  public static var calls: [Scenario] {
    [closure, weakCall, bus]
  }

  private static var closure: Scenario {
    let state = DirectState()
    let calls = ClosureCalls()
    calls.observe { state.add($0) }
    return Scenario("reference.closure") { count in
      for number in 0..<count { calls.send(number) }
    }
  }

  private static var weakCall: Scenario {
    let state = DirectState()
    let calls = WeakCalls(state)
    return Scenario("reference.weak") { [state] count in
      for number in 0..<count { calls.send(number) }
      withExtendedLifetime(state) {}
    }
  }

  private static var bus: Scenario {
    let view = BusView()
    let bus = NaiveBus(view)
    bus.subscribe { [unowned bus] message in
      if case .tap(let number) = message { bus.send(.changed(number)) }
    }
    bus.subscribe { [unowned bus] message in
      if case .changed(let number) = message { bus.send(.show(number)) }
    }
    bus.subscribe { _ in }
    return Scenario("reference.bus", isCheap: false) { [view] count in
      for number in 0..<count { bus.send(.tap(number)) }
      withExtendedLifetime(view) {}
    }
  }
}
