internal import ScreenTree

/// Sets the title of the screen that a content stands in.
nonisolated struct TitleModifier: PrimitiveModifier {
  let title: Text

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    if let screen = context.screen, screen.title == nil { screen.title = title.content }
    return elements
  }
}

/// Sets the screen for values of a type in the path of the stack that a content stands in.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Value) -> Destination

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    context.navigation?.add(Value.self, destination: destination)
    return elements
  }
}

extension View {
  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title))
  }

  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload nonisolated public func navigationTitle<S>(
    _ title: S
  ) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Sets the screen for the values of a type in the path.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(DestinationModifier(destination: destination))
  }
}
