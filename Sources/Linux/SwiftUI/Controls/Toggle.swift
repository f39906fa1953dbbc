package import ScreenTree

/// A switch.
nonisolated public struct Toggle<Label> where Label: View {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle {
  /// A switch with a label of any kind.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  /// A switch with a title written in the code.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// A switch with a title.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle: View {
  /// A switch is rendered by itself.
  public typealias Body = Never
}

extension Toggle: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let children = context.elements(of: label, at: .body)
    var toggle = context.control(.toggle, label: children.spoken, children: children)
    toggle.value = isOn.wrappedValue ? "1" : "0"
    let isOn = isOn
    toggle.handlers[.tap] = { _ in isOn.wrappedValue.toggle() }
    return [toggle]
  }
}
