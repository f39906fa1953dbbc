package import ScreenTree

/// A picture.
nonisolated public struct Image: Equatable, Sendable {
  let symbol: String

  /// A symbol of the system.
  public init(systemName: String) {
    symbol = systemName
  }
}

extension Image: View {
  /// A picture is rendered by itself.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    var image = context.styled(.image, label: symbol)
    image.looks.symbol = symbol
    return [image]
  }
}
