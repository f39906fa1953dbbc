/// Why a gesture was not done, with the screen as it was.
///
/// ```
/// Cannot tap "Buy all": it is disabled.
/// On the screen:
///   app
///     navigationBar "Cart"
///     …
/// ```
public struct PhoneRefusal: Error, Equatable {
  /// What stood in the way.
  public enum Reason: Equatable, Sendable {
    /// Nothing on the screen is called so.
    case missing
    /// Several things are called so; each is named with the row that it stands in.
    case ambiguous([String])
    /// It is there, but it does not take the gesture.
    case unsuited
    /// It is disabled.
    case disabled
    /// Its row is not among those shown.
    case scrolledAway
    /// It lies under another layer, which is named.
    case covered(by: String)
    /// A back swipe holds the screen.
    case held
    /// The wait was cancelled before it had come true.
    case cancelled
  }

  /// What was asked, in words: `tap "Buy all"`.
  public let gesture: String
  /// What stood in the way.
  public let reason: Reason
  /// The screen, printed as an indented tree.
  public let screen: String
}

extension PhoneRefusal: CustomStringConvertible {
  /// The refusal as a text of several lines.
  public var description: String {
    let indented = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
    return "Cannot \(gesture): \(reason.text)\nOn the screen:\n\(indented)"
  }
}

extension PhoneRefusal.Reason {
  fileprivate var text: String {
    switch self {
    case .missing: "there is nothing called so."
    case .ambiguous(let candidates):
      "\(candidates.count) things are called so; say in which row:\n"
        + candidates.map { "  - \($0)" }.joined(separator: "\n")
    case .unsuited: "it is there, but it does not take this gesture."
    case .disabled: "it is disabled."
    case .scrolledAway: "its row is scrolled away; scroll to it first."
    case .covered(let layer): "it lies under \(layer)."
    case .held: "a back swipe holds the screen; finish or cancel it first."
    case .cancelled: "what was waited for has not come."
    }
  }
}
