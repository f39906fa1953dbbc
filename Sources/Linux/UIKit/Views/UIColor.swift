import Foundation

/// A colour by its meaning. Linux draws none of them; a label's colour is told to the page.
nonisolated public final class UIColor: NSObject, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// The colour behind a screen.
  public static var systemBackground: UIColor { UIColor(name: "background") }
  /// The colour of what is written.
  public static var label: UIColor { UIColor(name: "") }
  /// The colour of what is written beside the main thing.
  public static var secondaryLabel: UIColor { UIColor(name: "secondary") }
  /// The colour of what destroys.
  public static var systemRed: UIColor { UIColor(name: "red") }

  /// Whether two colours have one meaning.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }

  /// The same for equal colours.
  public override var hash: Int { name.hashValue }
}
