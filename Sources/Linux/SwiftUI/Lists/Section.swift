package import ScreenTree

/// Rows that belong together.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title written in the code.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with a title.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A section is rendered by itself.
  public typealias Body = Never
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let title = context.elements(of: header, at: .part("header"))
    var children: [RenderedElement] = []
    if !title.isEmpty {
      var header = context.element(
        .header, part: "header", label: title.spoken, children: title)
      header.traits.insert(.heading)
      children.append(header)
    }
    children += context.elements(of: content, at: .body)
    return [context.element(.section, label: title.spoken, children: children)]
  }
}
