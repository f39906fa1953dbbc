import MVI
import Measuring
import Observation
import VignolaCore

/// MVI's rows: from what a view tells its container to the state that it shows.
@MainActor public enum MVIScenarios {
  /// One event is one tap that changes the model, but for the row in which it stays as it was.
  public static var all: [Scenario] {
    [plain, plainByProtocol, observable, observableByProtocol, equal, rearmed]
  }

  /// Alive as long as the program: what is sent in a life that is over is dropped.
  private static let app = LifetimeScope("App")

  private static func plainModel() -> PlainModel {
    let model = PlainModel()
    let label = TallyLabel()
    model.observe { label.show($0) }
    return model
  }

  private static var plain: Scenario {
    let model = plainModel()
    let container = MVIContainer(intent: ClosedLogic(model), state: model, in: app.child("Plain"))
    return Scenario("mvi.plain") { count in
      for _ in 0..<count { container.onTapPlus(1) }
    }
  }

  private static var plainByProtocol: Scenario {
    let model = plainModel()
    let container = TallyContainer(intent: TallyLogic(model), state: model, in: app.child("Plain"))
    return Scenario("mvi.plain.any") { count in
      for _ in 0..<count { container.onTapPlus(1) }
    }
  }

  private static func observing() -> MVIContainer<ClosedLogic<ObservableModel>, ObservableModel> {
    let model = ObservableModel()
    return MVIContainer(intent: ClosedLogic(model), state: model, in: app.child("Observable"))
  }

  private static var observable: Scenario {
    let container = observing()
    return Scenario("mvi.observable") { count in
      for _ in 0..<count { container.onTapPlus(1) }
    }
  }

  private static var observableByProtocol: Scenario {
    let model = ObservableModel()
    let container = TallyContainer(
      intent: TallyLogic(model), state: model, in: app.child("Observable"))
    return Scenario("mvi.observable.any") { count in
      for _ in 0..<count { container.onTapPlus(1) }
    }
  }

  private static var equal: Scenario {
    let container = observing()
    return Scenario("mvi.equal") { count in
      for _ in 0..<count { container.onTapPlus(0) }
    }
  }

  private static var rearmed: Scenario {
    let container = observing()
    return Scenario("mvi.rearmed", isCheap: false) { count in
      for _ in 0..<count {
        withObservationTracking({ _ = container.state.sum }, onChange: {})
        container.onTapPlus(1)
      }
    }
  }
}
