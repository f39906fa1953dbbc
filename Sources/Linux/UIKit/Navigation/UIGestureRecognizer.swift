import Foundation

/// Recognizes a gesture. On Linux it can be switched off, and that is all.
@MainActor public class UIGestureRecognizer: NSObject {
  override init() { super.init() }

  /// Whether the gesture is recognized.
  public var isEnabled = true
}
