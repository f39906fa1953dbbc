import Observation
internal import ScreenTree

/// Changes the environment of a content.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    var context = context
    change(&context.environment)
    return context.elements(of: content, at: .body)
  }
}

extension View {
  /// Hands a value down to the views inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Hands an object down to the views inside, which read it by its type.
  nonisolated public func environment<T>(
    _ object: T?
  ) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Keeps controls inside from being touched; what is disabled above stays so.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
