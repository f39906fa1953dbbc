import Observation
import VSURF
import VignolaCore

/// The smallest flow that has every part: one unit, one holder, one view output.
@MainActor protocol CounterInput: UnitInput {
  func add(_ number: Int)
}

@MainActor protocol CounterOutput: UnitOutput {
  var count: Observed<Int> { get }
}

@MainActor final class CounterUnit: CounterInput, CounterOutput {
  let count: Observed<Int>
  private let scope: LifetimeScope

  init(in scope: LifetimeScope) {
    self.scope = scope
    count = Observed(0, as: "CounterUnit.count", in: scope)
  }

  func add(_ number: Int) {
    scope.deliver(.command, "add", from: "CounterHolder", to: "CounterUnit") { [count] in
      count.set(count.value + number)
    }
  }
}

@MainActor protocol CounterViewOutput: AnyObject {
  func plusTapped()
}

@MainActor @Observable final class CounterHolder: ViewStateHolder, CounterViewOutput {
  private(set) var state = "" {
    didSet { scope.trace.record(.state, "state", from: "CounterHolder") }
  }
  @ObservationIgnored private let counter: any CounterInput & CounterOutput
  @ObservationIgnored private let scope: LifetimeScope

  init(counter: any CounterInput & CounterOutput, in scope: LifetimeScope) {
    self.counter = counter
    self.scope = scope
    counter.count.bind(to: self) { $0.state = "\($1) counted" }
  }

  func plusTapped() {
    scope.deliver(.intent, "plusTapped", from: "CounterView", to: "CounterHolder") { [counter] in
      counter.add(1)
    }
  }
}
