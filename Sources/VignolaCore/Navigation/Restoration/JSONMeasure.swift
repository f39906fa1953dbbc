/// How deep JSON is nested, whether it is whole, and where its last whole route ends, found in one
/// walk over its bytes without recursion. It checks nothing else: that is its decoder's business.
struct JSONMeasure {
  /// The brackets around a route of ``SavedRoutes``: of the whole, of its layer, of its stack. A list
  /// further in is part of a payload, and half of one is not to pass for a whole.
  private static let bracketsAroundRoutes = 3

  private(set) var depth = 0
  /// Whether every bracket and string is closed.
  private(set) var isWhole = false
  /// The bytes up to the last whole element, closed; and how many of them are original.
  private(set) var repaired: (bytes: [UInt8], used: Int)?

  init(_ bytes: [UInt8]) {
    var open: [UInt8] = []
    var isInString = false
    var isEscaped = false
    var end: (index: Int, open: [UInt8])?
    for (index, byte) in bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(byte)
        depth = max(depth, open.count)
        if depth > SavedValue.deepest { return }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !open.isEmpty { open.removeLast() }
        if open.last == UInt8(ascii: "["), open.count <= Self.bracketsAroundRoutes {
          end = (index + 1, open)
        }
      default: break
      }
    }
    isWhole = open.isEmpty && !isInString
    repaired = end.map { end in
      let closing = end.open.reversed().map { UInt8(ascii: $0 == UInt8(ascii: "[") ? "]" : "}") }
      return (bytes[..<end.index] + closing, end.index)
    }
  }
}
