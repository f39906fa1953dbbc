package import ScreenTree

/// A control that pushes a screen.
nonisolated public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let value: AnyHashable?
  let label: Label
}

extension NavigationLink where Destination == Never {
  /// A link with a label of any kind that pushes a value. Without a value it is disabled.
  nonisolated public init<P>(
    value: P?, @ViewBuilder label: () -> Label
  ) where P: Hashable {
    self.init(value: value.map { AnyHashable($0) }, label: label())
  }

  /// A link with a title written in the code that pushes a value.
  nonisolated public init<P>(
    _ titleKey: LocalizedStringKey, value: P?
  ) where Label == Text, P: Hashable {
    self.init(value: value, label: { Text(titleKey) })
  }

  /// A link with a title that pushes a value.
  @_disfavoredOverload nonisolated public init<S, P>(
    _ title: S, value: P?
  ) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(value: value, label: { Text(title) })
  }
}

extension NavigationLink: View {
  /// A link is rendered by itself.
  public typealias Body = Never
}

extension NavigationLink: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let children = context.elements(of: label, at: .body)
    var link = context.control(.button, label: children.spoken, children: children)
    link.markStyle(context.environment.buttonStyle, in: context)
    let push = context.navigation?.push
    if value == nil || push == nil { link.traits.insert(.disabled) }
    let value = value
    link.handlers[.tap] = { _ in if let value { push?(value) } }
    return [link]
  }
}
