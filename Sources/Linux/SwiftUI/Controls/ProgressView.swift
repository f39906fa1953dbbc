package import ScreenTree

/// A sign that something is going on.
nonisolated public struct ProgressView<Label, CurrentValueLabel>
where Label: View, CurrentValueLabel: View {
  let label: Label
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A sign without a label.
  nonisolated public init() where Label == EmptyView {
    self.init(label: EmptyView())
  }

  /// A sign with a title written in the code.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey))
  }

  /// A sign with a title.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title))
  }
}

extension ProgressView: View {
  /// The sign is rendered by itself.
  public typealias Body = Never
}

extension ProgressView: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let children = context.elements(of: label, at: .body)
    return [context.element(.progress, label: children.spoken, children: children)]
  }
}
