/// Reads the text of a URL by RFC 3986, as far as an app's links need it.
enum LinkReader {
  struct Fault: Error {
    let reason: String
  }

  private typealias Bytes = ArraySlice<UInt8>
  private static let mostParts = 64

  static func read(_ text: String) throws(Fault) -> DeepLink {
    guard text.utf8.count <= DeepLink.longest else {
      throw Fault(reason: "it has \(text.utf8.count) bytes, more than \(DeepLink.longest)")
    }
    let bytes = Array(text.utf8)
    if let index = bytes.firstIndex(where: { !(0x21...0x7E).contains($0) }) {
      throw Fault(reason: "byte \(index) is \(hex(bytes[index])), which no URL has unencoded")
    }
    let whole = bytes.prefix { $0 != ascii("#") }
    guard let colon = whole.firstIndex(of: ascii(":")),
      whole[colon...].starts(with: [ascii(":"), ascii("/"), ascii("/")])
    else { throw Fault(reason: "it has no ://") }
    let rest = whole[(colon + 3)...]
    let hostEnd = rest.firstIndex { $0 == ascii("/") || $0 == ascii("?") } ?? rest.endIndex
    let pathEnd = rest[hostEnd...].firstIndex(of: ascii("?")) ?? rest.endIndex
    return DeepLink(
      scheme: try scheme(whole[..<colon]), host: try host(rest[..<hostEnd]),
      path: try path(rest[hostEnd..<pathEnd]), query: try query(rest[pathEnd...].dropFirst()))
  }

  private static func scheme(_ bytes: Bytes) throws(Fault) -> String {
    let others = [ascii("+"), ascii("-"), ascii(".")]
    guard let first = bytes.first, isLetter(first),
      bytes.allSatisfy({ isLetter($0) || isDigit($0) || others.contains($0) })
    else { throw Fault(reason: "\(quoted(string(bytes))) is no scheme") }
    return string(bytes).lowercased()
  }

  private static func host(_ bytes: Bytes) throws(Fault) -> String {
    let others = [ascii("-"), ascii("."), ascii("_")]
    guard bytes.allSatisfy({ isLetter($0) || isDigit($0) || others.contains($0) }) else {
      throw Fault(reason: "\(quoted(string(bytes))) is no host alone")
    }
    return string(bytes).lowercased()
  }

  private static func path(_ bytes: Bytes) throws(Fault) -> [String] {
    var parts = bytes.dropFirst().split(separator: ascii("/"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    guard parts.count <= mostParts else {
      throw Fault(reason: "its path has \(parts.count) components, more than \(mostParts)")
    }
    var path: [String] = []
    for part in parts {
      let component = try decoded(part)
      guard !component.isEmpty else { throw Fault(reason: "a component of its path is empty") }
      guard component != ".", component != ".." else {
        throw Fault(reason: "\(quoted(component)) is no component of a path here")
      }
      path.append(component)
    }
    return path
  }

  private static func query(_ bytes: Bytes) throws(Fault) -> [String: String] {
    let parts = bytes.split(separator: ascii("&"))
    guard parts.count <= mostParts else {
      throw Fault(reason: "it has \(parts.count) parameters, more than \(mostParts)")
    }
    var query: [String: String] = [:]
    for part in parts {
      let end = part.firstIndex(of: ascii("=")) ?? part.endIndex
      let name = try decoded(part[..<end])
      guard !name.isEmpty else { throw Fault(reason: "a parameter has no name") }
      guard query[name] == nil else {
        throw Fault(reason: "the parameter \(quoted(name)) is given twice")
      }
      query[name] = try decoded(part[end...].dropFirst())
    }
    return query
  }

  private static func decoded(_ bytes: Bytes) throws(Fault) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == ascii("%") else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else {
        throw Fault(
          reason: "\(quoted("%" + string(rest.prefix(2)))) is no percent-encoded byte")
      }
      rest = rest.dropFirst(2)
      result.append(UInt8(digits[0] * 16 + digits[1]))
    }
    guard let text = String(validating: result, as: UTF8.self) else {
      throw Fault(reason: "\(quoted(string(bytes))) does not decode to text")
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw Fault(reason: "\(quoted(string(bytes))) decodes to a control character")
    }
    return text
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (ascii("a")...ascii("z")).contains(byte) || (ascii("A")...ascii("Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (ascii("0")...ascii("9")).contains(byte)
  }

  private static func string(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + String(byte, radix: 16, uppercase: true)
  }
}
