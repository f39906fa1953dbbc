internal import ScreenTree

/// Presents content over the layer of the modified view.
nonisolated struct CoverModifier: PrimitiveModifier {
  let role: ElementRole
  /// The identity of what is wanted, if anything is.
  let wanted: () -> AnyHashable?
  /// Ends the want.
  let end: () -> Void
  let onDismiss: (() -> Void)?
  let cover: () -> any View

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    let item = wanted()
    // A touch that comes late must not close what has been presented since.
    let dismiss = { @MainActor in if item != nil, wanted() == item { end() } }
    context.present(item, as: role, dismiss: dismiss, onDismiss: onDismiss, content: cover)
    return elements
  }
}

extension CoverModifier {
  nonisolated init<Item: Identifiable, Content: View>(
    _ role: ElementRole, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) {
    self.init(
      role: role,
      wanted: { item.wrappedValue.map { AnyHashable($0.id) } },
      end: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      cover: { item.wrappedValue.map(content) })
  }

  nonisolated init<Content: View>(
    _ role: ElementRole, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) {
    self.init(
      role: role,
      wanted: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      end: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      cover: { content() })
  }
}

extension View {
  /// Presents a sheet while there is an item. Another item is another sheet.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(CoverModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet while a value is true.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      CoverModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen while there is an item. Another item is another cover.
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      CoverModifier(.fullScreenCover, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen while a value is true.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      CoverModifier(
        .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }
}
