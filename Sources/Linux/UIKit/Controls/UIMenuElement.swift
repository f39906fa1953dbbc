import Foundation

/// Something that can be chosen.
@MainActor public class UIMenuElement: NSObject {
  /// What limits or marks an element.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is chosen.
  nonisolated public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// What it is called.
  public let title: String
  /// Its picture.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
