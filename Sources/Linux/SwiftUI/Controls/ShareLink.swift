import Foundation
package import ScreenTree

/// A button that offers something to share.
///
/// On Linux the system's share sheet is a sheet that shows what is shared.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection, Label: View {
  let items: Data
  let text: (Data.Element) -> String
  let label: Label
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A button with a label of any kind that shares an address.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), text: { $0.absoluteString }, label: label())
  }

  /// A button with a label of any kind that shares a text.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), text: { $0 }, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button that shares an address.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, label: { DefaultShareLinkLabel(title: "Share…") })
  }

  /// A button that shares a text.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, label: { DefaultShareLinkLabel(title: "Share…") })
  }

  /// A button with a title written in the code that shares an address.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, label: { DefaultShareLinkLabel(title: titleKey.text) })
  }

  /// A button with a title written in the code that shares a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, label: { DefaultShareLinkLabel(title: titleKey.text) })
  }
}

/// What stands on a share button that has no label of its own.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: String

  /// The label: a symbol and a title.
  @MainActor @preconcurrency public var body: some View {
    Image(systemName: "square.and.arrow.up")
    Text(title)
  }
}

extension ShareLink: View {
  /// A share button is rendered by itself.
  public typealias Body = Never
}

extension ShareLink: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let children = context.elements(of: label, at: .body)
    var button = context.control(.button, label: children.spoken, children: children)
    button.markStyle(context.environment.buttonStyle, in: context)
    let isSharing = context.node.remembered {
      StateSlot(false, staleness: context.state.staleness)
    }
    button.handlers[.tap] = { _ in isSharing.value = true }
    let texts = items.map(text)
    context.present(
      isSharing.value ? AnyHashable(true) : nil, as: .sheet, label: "Share",
      dismiss: { isSharing.value = false }, onDismiss: nil
    ) {
      ForEach(texts, id: \.self) { Text($0) }
    }
    return [button]
  }
}
