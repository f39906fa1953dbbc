internal import ScreenTree

/// Presents an alert over the layer of the modified view.
nonisolated struct AlertModifier<Actions: View, Message: View>: PrimitiveModifier {
  let title: Text
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message

  nonisolated init(
    title: Text, isPresented: Binding<Bool>, actions: Actions, message: Message
  ) {
    self.title = title
    self.isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    let dismiss = { @MainActor in
      if isPresented.wrappedValue { isPresented.wrappedValue = false }
    }
    context.present(
      isPresented.wrappedValue ? AnyHashable(true) : nil, as: .alert, label: title.content,
      dismiss: dismiss, onDismiss: nil, finish: { $0.closeOnTap(dismiss) },
      content: { AlertContent(actions: actions, message: message) })
    return elements
  }
}

/// What an alert shows below its title.
private struct AlertContent<Actions: View, Message: View>: View {
  let actions: Actions
  let message: Message

  typealias Body = Never
}

extension AlertContent: PrimitiveView {
  @MainActor func elements(in context: RenderContext) -> [RenderedElement] {
    let message = context.elements(of: message, at: .part("message"))
    let actions = context.elements(of: actions, at: .part("actions"))
    guard actions.isEmpty else { return message + actions }
    // An alert without actions gets the system's way out.
    return message + context.elements(of: Button("OK") {}, at: .part("standard"))
  }
}

extension RenderedElement {
  /// Lets each button close the alert after its own action has run.
  fileprivate mutating func closeOnTap(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    changeAll { element in
      guard element.role == .button, let action = element.handlers[.tap] else { return }
      element.handlers[.tap] = {
        action($0)
        dismiss()
      }
    }
  }
}

extension View {
  /// Presents an alert while a value is true. Every action closes it.
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a value is true. Every action closes it.
  @_disfavoredOverload nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a value is true. Every action closes it.
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertModifier(
        title: title, isPresented: isPresented, actions: actions(), message: message()))
  }

  /// Presents an alert without a message while a value is true. Every action closes it.
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert without a message while a value is true. Every action closes it.
  @_disfavoredOverload nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }
}
