package import ScreenTree

/// A field to type a line of text into.
nonisolated public struct TextField<Label> where Label: View {
  let label: Label
  let text: Binding<String>
}

extension TextField where Label == Text {
  /// A field with a title written in the code.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  /// A field with a title.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, text: Binding<String>
  ) where S: StringProtocol {
    self.init(label: Text(title), text: text)
  }
}

extension TextField: View {
  /// A field is rendered by itself.
  public typealias Body = Never
}

extension TextField: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let label = context.elements(of: label, at: .body)
    var field = context.control(.textField, label: label.spoken)
    field.value = text.wrappedValue
    let text = text
    field.handlers[.edit] = { text.wrappedValue = $0 }
    return [field]
  }
}
