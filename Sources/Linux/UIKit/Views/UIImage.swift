import Foundation
internal import ScreenTree

/// A picture: a symbol of the system.
nonisolated public final class UIImage: NSObject, Sendable {
  let symbol: String

  /// A symbol of the system. Which names exist is not known on Linux; an empty one does not.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    symbol = name
  }

  /// Whether two pictures show the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.symbol == symbol }

  /// The same for equal pictures.
  public override var hash: Int { symbol.hashValue }

  @MainActor func element(id: String) -> RenderedElement {
    var image = RenderedElement(id: id, role: .image, label: symbol)
    image.looks.symbol = symbol
    return image
  }
}
