/// The words, texts, numbers and spaces of JSON5.
struct JSONScanner {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  var isAtEnd: Bool { place >= bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[place] }

  mutating func advance() { place += 1 }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: place)
  }

  /// What stands here, for messages.
  var found: String {
    guard let next else { return "the end" }
    if next < 0x20 || next == 0x7F { return "a control character" }
    guard let scalar = scalar(at: place) else { return "no UTF-8" }
    return "'\(Character(scalar.value))'"
  }

  private func scalar(at place: Int) -> (value: Unicode.Scalar, length: Int)? {
    guard place < bytes.count else { return nil }
    var decoder = UTF8()
    var iterator = bytes[place..<min(place + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  /// White space and comments.
  mutating func skipSpace() throws(JSONSyntaxError) {
    while let byte = next {
      switch byte {
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: place += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0x80...:
        guard let (scalar, length) = scalar(at: place), isSpace(scalar) else { return }
        place += length
      default: return
      }
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FEFF}" || scalar.properties.isWhitespace
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = place
    place += 1
    if take("/") {
      while let byte = next, byte != 0x0A, byte != 0x0D { place += 1 }
    } else if take("*") {
      while place + 1 < bytes.count {
        if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
          place += 2
          return
        }
        place += 1
      }
      throw JSONSyntaxError(message: "This comment has no end", offset: start)
    } else {
      throw JSONSyntaxError(message: "A '/' begins nothing but a comment", offset: start)
    }
  }

  /// A key without quotes, `true`, `null` and so on.
  mutating func word() -> String? {
    let start = place
    while let (scalar, length) = scalar(at: place) {
      let isDigit = scalar.properties.numericType == .decimal
      guard
        scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic
          || (isDigit && place > start)
      else { break }
      place += length
    }
    return place == start ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  mutating func number() throws(JSONSyntaxError) -> JSONNode.Value? {
    let start = place
    var isNegative = false
    if take("-") { isNegative = true } else { _ = take("+") }
    let hasSign = place > start
    guard let first = next, isDigit(first) || first == UInt8(ascii: ".") || hasSign else {
      return nil
    }
    let sign: Double = isNegative ? -1 : 1
    if let word = word() {
      switch word {
      case "Infinity": return .number(sign * .infinity)
      case "NaN": return .number(.nan)
      default: throw JSONSyntaxError(message: "This is no number", offset: start)
      }
    }
    let digits = place
    while let byte = next, isPart(ofNumber: byte, from: digits) { place += 1 }
    let text = String(decoding: bytes[digits..<place], as: UTF8.self)
    guard let value = value(of: text) else {
      throw JSONSyntaxError(message: "This is no number", offset: start)
    }
    return .number(sign * value)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isPart(ofNumber byte: UInt8, from start: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
      UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      true
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      place > start && bytes[place - 1] | 0x20 == UInt8(ascii: "e")
    default: false
    }
  }

  private func value(of text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt64(text.dropFirst(2), radix: 16).map { Double($0) }
    }
    let isDecimal = text.utf8.allSatisfy { isDigit($0) || ".eE+-".utf8.contains($0) }
    let hasZeros = text.utf8.count > 1 && text.hasPrefix("0") && isDigit(Array(text.utf8)[1])
    guard isDecimal, !hasZeros, text != "." else { return nil }
    var decimal = text.hasPrefix(".") ? "0" + text : text
    if decimal.hasSuffix(".") { decimal += "0" }
    return Double(decimal.replacing(".e", with: ".0e").replacing(".E", with: ".0e"))
  }
}
