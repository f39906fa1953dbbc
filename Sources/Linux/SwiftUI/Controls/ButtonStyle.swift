internal import ScreenTree

/// How a button looks and is reached.
///
/// On Linux only the styles of this module exist; a style of one's own cannot be written.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// The style that fits the surroundings.
@MainActor @preconcurrency public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// The style that only shows the label.
@MainActor @preconcurrency public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// The style without a border.
@MainActor @preconcurrency public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// The style with a border.
@MainActor @preconcurrency public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// The style with a border and emphasis.
@MainActor @preconcurrency public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the surroundings.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that only shows the label.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style without a border.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style with a border.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style with a border and emphasis.
  @MainActor @preconcurrency
  public static var borderedProminent: BorderedProminentButtonStyle { Self() }
}

extension View {
  /// Sets the style of the buttons inside.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(EnvironmentModifier { $0.buttonStyle = ObjectIdentifier(S.self) })
  }
}

extension EnvironmentValues {
  /// The type of the style.
  var buttonStyle: ObjectIdentifier {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ObjectIdentifier { ObjectIdentifier(DefaultButtonStyle.self) }
}

extension RenderedElement {
  /// Marks a button with what its style means for the page and for its row.
  @MainActor mutating func markStyle(_ style: ObjectIdentifier, in context: RenderContext) {
    if style == ObjectIdentifier(BorderedProminentButtonStyle.self) {
      traits.insert(.prominent)
    } else if style == ObjectIdentifier(DefaultButtonStyle.self) {
      context.rows?.rowButtons.insert(id)
    }
  }
}
