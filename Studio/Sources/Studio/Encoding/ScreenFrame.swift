import Foundation
import ScreenTree

/// A rendering on its way to the page.
struct ScreenFrame: Encodable {
  var session: String
  /// Counts up, so that the page knows which screen shows what came of a gesture.
  var number: Int
  var screen: ScreenElement

  init(session: String, number: Int, screen: RenderedElement) {
    self.session = session
    self.number = number
    self.screen = ScreenElement(screen)
  }

  /// One line: JSON escapes every line break inside a text.
  func json() -> [UInt8] { JSON.bytes(self) }
}

/// The writing of JSON for the page: stable, and without line breaks.
enum JSON {
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What is encoded here are texts, numbers and lists of them: there is nothing to fail.
    return (try? encoder.encode(value)).map { Array($0) } ?? Array("{}".utf8)
  }
}
