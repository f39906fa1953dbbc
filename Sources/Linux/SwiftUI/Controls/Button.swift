package import ScreenTree

/// A control that does something when it is tapped.
///
/// In a list's row a tap anywhere reaches every button of the automatic style, as on iOS; give
/// several buttons of one row the style `borderless` or `plain`.
nonisolated public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button {
  /// A button with a label of any kind.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// A button with a role and a label of any kind.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// A button with a title written in the code.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// A button with a title.
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// A button with a title written in the code and a role.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// A button with a title and a role.
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button: View {
  /// A button is rendered by itself.
  public typealias Body = Never
}

extension Button: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let children = context.elements(of: label, at: .body)
    var button = context.control(.button, label: children.spoken, children: children)
    button.traits.formUnion(role?.traits ?? [])
    button.markStyle(context.environment.buttonStyle, in: context)
    let action = action
    button.handlers[.tap] = { _ in action() }
    return [button]
  }
}
