internal import ScreenTree

/// Tells when a value differs from what it was in the last pass.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  nonisolated init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.initial = initial
    self.action = action
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    let memory = context.node.remembered { ChangeMemory<Value>() }
    let (old, new) = (memory.value ?? value, value)
    if memory.value == nil ? initial : old != new {
      context.state.afterPass.add({ action(old, new) }, to: .appear)
    }
    memory.value = new
    return elements
  }
}

/// What a value was in the last pass.
@MainActor private final class ChangeMemory<Value> {
  var value: Value?
}

extension View {
  /// Does something when a value changes.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}
