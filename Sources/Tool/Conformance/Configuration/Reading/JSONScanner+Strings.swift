extension JSONScanner {
  /// A text in single or double quotes.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = place
    let quote = next
    advance()
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      switch byte {
      case 0x0A, 0x0D:
        throw JSONSyntaxError(message: "This text has no closing quote on its line", offset: start)
      case 0x00..<0x20 where byte != 0x09: throw error("A text has no control characters")
      case UInt8(ascii: "\\"): try escape(into: &text)
      default:
        text.append(byte)
        advance()
      }
    }
    guard !isAtEnd else {
      throw JSONSyntaxError(message: "This text has no closing quote", offset: start)
    }
    advance()
    guard let valid = String(validating: text, as: UTF8.self) else {
      throw JSONSyntaxError(message: "This text is no UTF-8", offset: start)
    }
    return valid
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONSyntaxError) {
    let start = place
    advance()
    guard let byte = next else {
      throw JSONSyntaxError(message: "Nothing follows the backslash", offset: start)
    }
    switch byte {
    case UInt8(ascii: "u"):
      advance()
      text += try unicode(from: start).utf8
      return
    case UInt8(ascii: "x"):
      advance()
      text += try String(scalar(of: hexadecimal(2, from: start), from: start)).utf8
      return
    // A line that goes on below.
    case 0x0D:
      advance()
      _ = take("\n")
      return
    case 0x0A: break
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw JSONSyntaxError(message: "No digit follows a backslash", offset: start)
    default: text.append(byte)
    }
    advance()
  }

  /// `\u00e9`, and the pairs by which JSON writes what is above U+FFFF.
  private mutating func unicode(from start: Int) throws(JSONSyntaxError) -> String {
    let high = try hexadecimal(4, from: start)
    guard (0xD800..<0xDC00).contains(high) else {
      return String(try scalar(of: high, from: start))
    }
    guard take("\\"), take("u") else {
      throw JSONSyntaxError(message: "Half of a pair of \\u", offset: start)
    }
    let low = try hexadecimal(4, from: start)
    guard (0xDC00..<0xE000).contains(low) else {
      throw JSONSyntaxError(message: "Half of a pair of \\u", offset: start)
    }
    return String(try scalar(of: 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), from: start))
  }

  private func scalar(of value: UInt32, from start: Int) throws(JSONSyntaxError) -> Character {
    guard let scalar = Unicode.Scalar(value) else {
      throw JSONSyntaxError(message: "There is no such character", offset: start)
    }
    return Character(scalar)
  }

  private mutating func hexadecimal(
    _ count: Int, from start: Int
  ) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONSyntaxError(message: "\(count) hexadecimal digits should follow", offset: start)
      }
      value = value << 4 + UInt32(digit)
      advance()
    }
    return value
  }
}
