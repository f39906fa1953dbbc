import Foundation

/// What was copied, to be pasted elsewhere.
@MainActor public class UIPasteboard: NSObject {
  private static let shared = UIPasteboard()

  /// The board of the whole process.
  public class var general: UIPasteboard { shared }

  /// A board of one's own.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard() }

  override init() { super.init() }

  /// The text on the board.
  public var string: String?

  /// Whether there is a text on the board.
  public var hasStrings: Bool { string != nil }
}
