extension EnvironmentValues {
  var foreground: String {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension View {
  /// Sets what the texts and symbols inside are drawn with.
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    let name = (style as? any NamedStyle)?.styleName ?? ""
    return modifier(EnvironmentModifier { $0.foreground = name })
  }
}
