/// Why a link is not followed.
///
/// ```swift
/// print(refusal)   // "shop://items/%4" is refused: "%4" is no percent-encoded byte
/// ```
///
/// Whoever sent the link wrote its text, so that is shown escaped and cut to 80 characters: what is
/// printed cannot move a cursor, turn the direction of writing or fill a log.
public struct LinkRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The link's text, in quotation marks, escaped and cut.
  public let text: String
  /// What is wrong with it.
  public let reason: String

  /// A refusal.
  ///
  /// - Parameters:
  ///   - text: The link's text, as it came.
  ///   - reason: What is wrong with it.
  public init(_ text: String, _ reason: String) {
    self.text = quoted(text)
    self.reason = reason
  }

  /// The text and the reason on one line.
  public var description: String { "\(text) is refused: \(reason)" }
}
