/// What something is drawn with.
public protocol ShapeStyle: Sendable {}

/// A style whose name the page that draws it understands.
protocol NamedStyle {
  var styleName: String { get }
}

/// A colour.
public struct Color: ShapeStyle, Hashable {
  let name: String
}

extension Color {
  /// Red.
  public static let red = Color(name: "red")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// Green.
  public static let green = Color(name: "green")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Gray.
  public static let gray = Color(name: "gray")
  /// Black.
  public static let black = Color(name: "black")
  /// White.
  public static let white = Color(name: "white")
  /// The colour of primary content.
  public static let primary = Color(name: "primary")
  /// The colour of secondary content.
  public static let secondary = Color(name: "secondary")
  /// The app's accent colour.
  public static var accentColor: Color { Color(name: "tint") }
}

extension Color: NamedStyle {
  var styleName: String { name }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(name: "red") }
  /// Orange.
  public static var orange: Color { Color(name: "orange") }
  /// Yellow.
  public static var yellow: Color { Color(name: "yellow") }
  /// Green.
  public static var green: Color { Color(name: "green") }
  /// Blue.
  public static var blue: Color { Color(name: "blue") }
  /// Purple.
  public static var purple: Color { Color(name: "purple") }
  /// Gray.
  public static var gray: Color { Color(name: "gray") }
  /// Black.
  public static var black: Color { Color(name: "black") }
  /// White.
  public static var white: Color { Color(name: "white") }
}
