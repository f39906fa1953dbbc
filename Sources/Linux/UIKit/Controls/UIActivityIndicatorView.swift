import Foundation
internal import ScreenTree

/// A sign that something is going on.
@MainActor public class UIActivityIndicatorView: UIView {
  /// How large the sign is.
  nonisolated public enum Style: Int, Sendable {
    /// As large as a line of text.
    case medium = 100
    /// Larger.
    case large = 101
  }

  private var isTurning = false

  /// Makes a sign that stands still.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// How large the sign is. Read and forgotten on Linux.
  public var style: UIActivityIndicatorView.Style

  /// Whether the sign is left out while it stands still.
  public var hidesWhenStopped = true { didSet { changed(hidesWhenStopped != oldValue) } }

  /// Whether something is going on.
  public var isAnimating: Bool { isTurning }

  /// Shows that something is going on.
  public func startAnimating() { turn(true) }

  /// Shows that nothing is going on.
  public func stopAnimating() { turn(false) }

  private func turn(_ turns: Bool) {
    guard isTurning != turns else { return }
    isTurning = turns
    changed()
  }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    isTurning || !hidesWhenStopped ? [element(.progress)] : []
  }
}
