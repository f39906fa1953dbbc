/// Which texts are links of the app, and what each means: patterns, of which the first that fits
/// decides.
///
/// ```swift
/// enum ShopLink { case item(Int), cart }
///
/// let table: LinkTable<ShopLink> = [
///   LinkPattern("shop://items/:id") { match in match.int("id").map(ShopLink.item) },
///   LinkPattern("shop://cart") { _ in .cart },
/// ]
/// try table.link("shop://items/7")       // .item(7)
/// try table.link("shop://items/seven")   // refused: shop://items/:id does not take what is in it
/// try table.link("shop://wishes")        // refused: no link of this app is like it
/// ```
public struct LinkTable<Link>: ExpressibleByArrayLiteral {
  let patterns: [LinkPattern<Link>]

  /// A table.
  ///
  /// - Parameter patterns: The patterns, in the order in which they are tried.
  public init(_ patterns: [LinkPattern<Link>]) {
    self.patterns = patterns
  }

  /// A table, written as an array.
  public init(arrayLiteral elements: LinkPattern<Link>...) {
    self.init(elements)
  }

  /// What a text means.
  ///
  /// - Parameter text: The text of a URL.
  /// - Returns: The app's link.
  /// - Throws: Why it is none: see ``DeepLink``, and what is unknown or not understood.
  public func link(_ text: String) throws(LinkRefusal) -> Link {
    let parts = try DeepLink(text)
    for pattern in patterns {
      guard let match = pattern.match(parts) else { continue }
      guard let link = pattern.make(match) else {
        throw LinkRefusal(text, "\(pattern.text) does not take what is in it")
      }
      return link
    }
    let faults = patterns.compactMap(\.fault).map { "; and this pattern is none: \($0)" }
    throw LinkRefusal(text, "no link of this app is like it" + faults.joined())
  }
}

extension LinkTable: Sendable where Link: Sendable {}
