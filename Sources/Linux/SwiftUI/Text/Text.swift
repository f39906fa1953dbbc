package import ScreenTree

/// Lines of text.
nonisolated public struct Text: Equatable, Sendable {
  let content: String

  /// A text that is shown as it is.
  public init(verbatim content: String) {
    self.content = content
  }

  /// A text that is shown as it is.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.content = String(content)
  }

  /// A text written in the code.
  public init(_ key: LocalizedStringKey) {
    content = key.text
  }
}

extension Text: View {
  /// A text is rendered by itself.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    [context.styled(.text, label: content)]
  }
}
