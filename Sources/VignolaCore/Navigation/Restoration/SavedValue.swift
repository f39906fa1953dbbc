/// A value as it is stored: what any encoder of JSON or of property lists can write.
///
/// ```swift
/// let payload: SavedValue = ["id": 7, "from": "mail"]
/// payload["id"]?.int        // 7
/// payload["from"]?.text     // mail
/// payload["to"]             // nil
/// ```
///
/// What was stored by another version of the app, or by nobody of ours, has any shape: so it is read
/// as this first and then looked at, and what does not fit can be handed on as it is. Values nested
/// more than ``deepest`` deep are not decoded: that throws.
public enum SavedValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// Yes or no.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// Another number.
  case double(Double)
  /// Text.
  case text(String)
  /// Values in order.
  case list([SavedValue])
  /// Values by name.
  case object([String: SavedValue])

  /// How deep values may be nested, in the whole of what is decoded.
  public static let deepest = 64

  /// The whole number that it is.
  public var int: Int? { if case .int(let value) = self { value } else { nil } }
  /// The text that it is.
  public var text: String? { if case .text(let value) = self { value } else { nil } }
  /// The list that it is.
  public var list: [SavedValue]? { if case .list(let value) = self { value } else { nil } }
  /// What it has under a name, if it is an object.
  ///
  /// - Parameter name: The name.
  public subscript(name: String) -> SavedValue? {
    if case .object(let values) = self { values[name] } else { nil }
  }
}

extension SavedValue: Codable {
  /// Decodes what is there, whatever it is.
  ///
  /// - Parameter decoder: Where it is.
  /// - Throws: `DecodingError` for what is none of the cases or nested too deep.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.deepest else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "nested more than \(Self.deepest) deep"))
    }
    if let values = try? decoder.container(keyedBy: Name.self) {
      var object: [String: SavedValue] = [:]
      for name in values.allKeys {
        object[name.stringValue] = try values.decode(SavedValue.self, forKey: name)
      }
      self = .object(object)
    } else if var values = try? decoder.unkeyedContainer() {
      var list: [SavedValue] = []
      while !values.isAtEnd { list.append(try values.decode(SavedValue.self)) }
      self = .list(list)
    } else {
      self = try Self.single(decoder.singleValueContainer())
    }
  }

  private static func single(_ container: any SingleValueDecodingContainer) throws -> SavedValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int.self) { return .int(value) }
    if let value = try? container.decode(Double.self) { return .double(value) }
    return .text(try container.decode(String.self))
  }

  /// Encodes the value as what it is.
  ///
  /// - Parameter encoder: Where it goes.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension SavedValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// Yes or no.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: SavedValue...) { self = .list(elements) }
  /// An object; of two values under one name the later counts.
  public init(dictionaryLiteral elements: (String, SavedValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
