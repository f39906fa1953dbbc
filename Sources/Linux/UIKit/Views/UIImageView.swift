import Foundation
internal import ScreenTree

/// Shows a picture.
@MainActor public class UIImageView: UIView {
  /// Shows a picture, or nothing yet.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The picture.
  public var image: UIImage? { didSet { changed(image != oldValue) } }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    image.map { [$0.element(id: "v\(number)")] } ?? []
  }
}
