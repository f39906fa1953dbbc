/// A text as it is written in the code. On Linux there are no translations: the key is the text,
/// numbers are not grouped, and marks of Markdown are not read.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  /// Makes a key of a string.
  public init(_ value: String) {
    text = value
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Gathers the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Makes room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends a part as it is written.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    /// Appends a number.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      text += "\(value)"
    }
  }
}

/// A number that can stand in a localized text.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
