internal import ScreenTree

extension View {
  /// Names the view for tests; a person does not meet the name.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(ElementModifier { $0.identifier = identifier })
  }

  /// Says how a screen reader names the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(ElementModifier { $0.name(label.content) })
  }

  /// Says how a screen reader names the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(ElementModifier { $0.name(labelKey.text) })
  }

  /// Says how a screen reader names the view.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> some View where S: StringProtocol {
    let name = String(label)
    return modifier(ElementModifier { $0.name(name) })
  }
}

extension RenderedElement {
  /// Sets the name; of a text the written words are kept.
  fileprivate mutating func name(_ name: String) {
    if role == .text, value.isEmpty { value = label }
    label = name
  }
}
