/// A link's text taken apart and decoded, before the app says what it means.
///
/// ```swift
/// let link = try DeepLink("shop://items/7?from=mail")
/// link.scheme          // shop
/// link.host            // items
/// link.path            // ["7"]
/// link.query["from"]   // mail
/// ```
///
/// Anybody can send a link, so nothing of it is taken on trust. Refused, with a reason, are a text of
/// more than ``longest`` bytes, a raw byte that no URL may have, a percent-encoding that is none or
/// does not decode to text, control characters, the components `.` and `..`, an empty component, a
/// user or a port, more than 64 components or parameters, and a parameter that is given twice.
///
/// What is decoded is a value and never taken apart again: a component may hold a slash. `+` is a
/// plus. A fragment is not read: it addresses a place inside of a page.
public struct DeepLink: Hashable, Sendable {
  /// The most bytes a link may have.
  public static let longest = 2_048

  /// What stands before `://`, in small letters.
  public let scheme: String
  /// What stands between `://` and the path, in small letters; may be empty.
  public let host: String
  /// The decoded components of the path. One slash at its end counts for nothing.
  public let path: [String]
  /// The decoded parameters by name; one without a value has an empty one.
  public let query: [String: String]

  /// Reads a link.
  ///
  /// - Parameter text: The text of its URL, as `absoluteString` gives it.
  /// - Throws: Why it is refused.
  /// - Complexity: O(n) in the bytes, of which at most ``longest`` are looked at.
  public init(_ text: String) throws(LinkRefusal) {
    do throws(LinkReader.Fault) {
      self = try LinkReader.read(text)
    } catch {
      throw LinkRefusal(text, error.reason)
    }
  }

  init(scheme: String, host: String, path: [String], query: [String: String]) {
    self.scheme = scheme
    self.host = host
    self.path = path
    self.query = query
  }
}
