import ScreenTree

/// What the page posts: a gesture on one element of one session's screen.
struct GestureRequest: Decodable, Equatable {
  var session: String
  var element: String
  var gesture: RenderedElement.Gesture
  /// The text typed, the number of a row or a page; empty where a gesture needs none.
  var argument: String

  private enum Key: String, CodingKey { case session, element, gesture, argument }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    session = try values.decode(String.self, forKey: .session)
    element = try values.decode(String.self, forKey: .element)
    let name = try values.decode(String.self, forKey: .gesture)
    guard let gesture = RenderedElement.Gesture(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .gesture, in: values, debugDescription: "'\(name)' is no gesture")
    }
    self.gesture = gesture
    argument = try values.decodeIfPresent(String.self, forKey: .argument) ?? ""
  }
}
