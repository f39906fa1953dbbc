import Measuring
import Observation
import VignolaCore

/// VSURF's rows: from a unit through a holder to the state that a view shows, beside a bare
/// `@Observable`.
@MainActor public enum VSURFScenarios {
  /// One event is one change of what the unit puts out, but for the row in which it puts out the same.
  public static var all: [Scenario] {
    [plain, goods, bare, observable, equal, bareRearmed, observableRearmed]
  }

  /// Alive as long as the program: what is put out in a life that is over is dropped.
  private static let app = LifetimeScope("App")

  private static var plain: Scenario {
    let unit = TallyUnit(in: app)
    let holder = PlainHolder(unit)
    return Scenario("vsurf.trivial") { [holder] count in
      for _ in 0..<count { unit.add(1) }
      withExtendedLifetime(holder) {}
    }
  }

  private static var goods: Scenario {
    let unit = TallyUnit(in: app)
    let holder = GoodsHolder(unit)
    return Scenario("vsurf.strings") { [holder] count in
      for number in 0..<count { unit.stock(number) }
      withExtendedLifetime(holder) {}
    }
  }

  private static var bare: Scenario {
    let holder = BareHolder()
    return Scenario("reference.observable") { count in
      for number in 0..<count { holder.show(number) }
    }
  }

  private static var observable: Scenario {
    let unit = TallyUnit(in: app)
    let holder = ObservableHolder(unit)
    return Scenario("vsurf.observable") { [holder] count in
      for _ in 0..<count { unit.add(1) }
      withExtendedLifetime(holder) {}
    }
  }

  private static var equal: Scenario {
    let unit = TallyUnit(in: app)
    let holder = ObservableHolder(unit)
    return Scenario("vsurf.equal") { [holder] count in
      for _ in 0..<count { unit.add(0) }
      withExtendedLifetime(holder) {}
    }
  }

  private static var bareRearmed: Scenario {
    let holder = BareHolder()
    return Scenario("reference.rearmed", isCheap: false) { count in
      for number in 0..<count {
        withObservationTracking({ _ = holder.state }, onChange: {})
        holder.show(number)
      }
    }
  }

  private static var observableRearmed: Scenario {
    let unit = TallyUnit(in: app)
    let holder = ObservableHolder(unit)
    return Scenario("vsurf.rearmed", isCheap: false) { count in
      for _ in 0..<count {
        withObservationTracking({ _ = holder.state }, onChange: {})
        unit.add(1)
      }
    }
  }
}
