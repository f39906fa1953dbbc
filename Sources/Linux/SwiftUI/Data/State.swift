/// A value that belongs to a view and lasts for as long as the view's identity does.
///
/// The default is evaluated each time the view is made; only the first one counts.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Link {
    var slot: StateSlot<Value>?
  }

  private let initial: Value
  private let link = Link()

  /// Makes the state with the value that it begins with.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Makes the state with the value that it begins with.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value now. Before the view is on the screen it is the default, and writing does nothing.
  public var wrappedValue: Value {
    get { link.slot?.value ?? initial }
    nonmutating set { link.slot?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let link = link
    let initial = initial
    return Binding(
      read: { link.slot?.value ?? initial }, write: { link.slot?.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: LinkedProperty {
  @MainActor func link(to node: GraphNode, number: Int, in context: RenderContext) {
    link.slot = node.remembered(number) {
      StateSlot(initial, staleness: context.state.staleness)
    }
  }
}
