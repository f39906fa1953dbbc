/// A value of a JSON5 text, and where it stands.
///
/// Foundation decodes JSON5 but tells neither the line of a mistake nor where a value stood, and a message
/// without them sends people searching. A test holds what this reads against what Foundation reads.
package struct JSONNode: Sendable {
  package struct Member: Sendable {
    package var key: String
    package var keyOffset: Int
    package var value: JSONNode
  }

  package enum Value: Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
  }

  package var value: Value
  /// UTF-8 bytes from the start.
  package var offset: Int

  /// In words, for messages: "a text".
  package var kind: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number(let number): "the number \(Int(exactly: number).map(String.init) ?? "\(number)")"
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .null: "null"
    }
  }
}

/// What is not JSON5, and where.
package struct JSONSyntaxError: Error, Hashable {
  package var message: String
  package var offset: Int
}
