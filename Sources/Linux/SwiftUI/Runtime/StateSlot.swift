import Observation

/// Where the value of a `@State` lives: in the graph, under the identity of the view.
final class StateSlot<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private let staleness: Staleness
  private var stored: Value

  init(_ value: Value, staleness: Staleness) {
    stored = value
    self.staleness = staleness
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      guard !areEqual(stored, newValue) else { return }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
      // A write inside a pass comes before the pass has registered with what it read.
      staleness.raise()
    }
  }
}

private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return isEqual(left, to: right)
}

private func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
  guard let right = right as? Value else { return false }
  return left == right
}
