import Foundation

/// A JSON value, as the browser's driver speaks it.
enum WireValue: Codable, Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([WireValue])
  case object([String: WireValue])

  init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if box.decodeNil() {
      self = .null
    } else if let value = try? box.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? box.decode(Double.self) {
      self = .number(value)
    } else if let value = try? box.decode(String.self) {
      self = .text(value)
    } else if let value = try? box.decode([WireValue].self) {
      self = .list(value)
    } else {
      self = .object(try box.decode([String: WireValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var box = encoder.singleValueContainer()
    switch self {
    case .null: try box.encodeNil()
    case .bool(let value): try box.encode(value)
    case .number(let value): try box.encode(value)
    case .text(let value): try box.encode(value)
    case .list(let value): try box.encode(value)
    case .object(let value): try box.encode(value)
    }
  }

  subscript(name: String) -> WireValue {
    if case .object(let fields) = self { fields[name] ?? .null } else { .null }
  }

  var text: String { if case .text(let value) = self { value } else { "" } }
  var number: Double { if case .number(let value) = self { value } else { .nan } }
  var list: [WireValue] { if case .list(let value) = self { value } else { [] } }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: WireValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, WireValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
