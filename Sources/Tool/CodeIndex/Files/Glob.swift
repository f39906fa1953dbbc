/// A pattern for paths from the root, or for names: `App/**`, `**/Generated/**`, `Modules/*Flow/**`.
///
/// `*` stands for any text without a slash, `?` for one character that is none, `**` as a whole component for any
/// number of components, none too. Letters count as they are; a pattern covers a path whole.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let bytes: [UInt8]

  package init(_ pattern: String) {
    self.pattern = pattern
    var bytes = Array(pattern.utf8)
    while bytes.starts(with: Array("./".utf8)) { bytes.removeFirst(2) }
    if bytes.last == Self.slash { bytes += [Self.star, Self.star] }
    self.bytes = bytes
  }

  /// How many characters it says literally: of two patterns that cover one path the one that says more
  /// is the more specific.
  package var weight: Int { bytes.count { $0 != Self.star && $0 != Self.any } }

  /// Whether it is a text that stands for itself.
  package var isLiteral: Bool { weight == bytes.count }

  /// Only the last `*` of a component and the last `**` are ever tried again, which is enough and takes
  /// O(path × pattern) at most.
  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches($0) }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    var at = 0
    /// Where to go on behind a star, and from which byte on it has not been tried.
    var short: (place: Int, at: Int)?
    var long: (place: Int, at: Int)?
    while true {
      if let next = behindComponents(place) {
        if next == bytes.count { return true }
        long = (next, at)
        short = nil
        place = next
      } else if place < bytes.count, bytes[place] == Self.star {
        place += 1
        short = (place, at)
      } else if place == bytes.count, at == text.count {
        return true
      } else if place < bytes.count, at < text.count, covers(bytes[place], text[at]) {
        (place, at) = (place + 1, characterEnd(after: at, of: text, for: bytes[place]))
      } else if let star = short, star.at < text.count, text[star.at] != Self.slash {
        short = (star.place, star.at + 1)
        (place, at) = (star.place, star.at + 1)
      } else if let star = long, let slash = text[star.at...].firstIndex(of: Self.slash) {
        long = (star.place, slash + 1)
        short = nil
        (place, at) = (star.place, slash + 1)
      } else {
        return false
      }
    }
  }

  /// Behind a `**` that is a whole component, with the slash that follows it.
  private func behindComponents(_ place: Int) -> Int? {
    guard place + 1 < bytes.count, bytes[place] == Self.star, bytes[place + 1] == Self.star,
      place == 0 || bytes[place - 1] == Self.slash
    else { return nil }
    if place + 2 == bytes.count { return place + 2 }
    return bytes[place + 2] == Self.slash ? place + 3 : nil
  }

  private func covers(_ pattern: UInt8, _ byte: UInt8) -> Bool {
    pattern == byte || (pattern == Self.any && byte != Self.slash)
  }

  /// `?` stands for a character, not for a byte of one.
  private func characterEnd(
    after at: Int, of text: UnsafeBufferPointer<UInt8>, for pattern: UInt8
  ) -> Int {
    var end = at + 1
    guard pattern == Self.any else { return end }
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let any = UInt8(ascii: "?")
}
