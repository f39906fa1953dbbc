/// A value that belongs to a view and lasts for as long as the view's identity does.
///
/// The default is evaluated each time the view is made; only the first one counts.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private enum Storage {
    /// The view has not been rendered yet.
    case initial(Value)
    case slot(StateSlot<Value>)
  }

  private var storage: Storage

  /// Makes the state with the value that it begins with.
  public init(wrappedValue value: Value) {
    storage = .initial(value)
  }

  /// Makes the state with the value that it begins with.
  public init(initialValue value: Value) {
    storage = .initial(value)
  }

  /// The value now. Before the view is on the screen it is the default, and writing does nothing.
  public var wrappedValue: Value {
    get {
      switch storage {
      case .initial(let value): value
      case .slot(let slot): slot.value
      }
    }
    nonmutating set {
      if case .slot(let slot) = storage { slot.value = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(read: { wrappedValue }, write: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: LinkedProperty {
  @MainActor mutating func link(to node: GraphNode, number: Int, in context: RenderContext) {
    let slot = node.remembered(number) {
      StateSlot(wrappedValue, staleness: context.state.staleness)
    }
    storage = .slot(slot)
  }
}
