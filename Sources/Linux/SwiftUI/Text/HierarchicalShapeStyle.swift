/// A level of importance.
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String

  /// The first level.
  public static let primary = HierarchicalShapeStyle(name: "primary")
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
}

extension HierarchicalShapeStyle: NamedStyle {
  var styleName: String { name }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "primary") }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "tertiary") }
}

/// The app's accent.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension TintShapeStyle: NamedStyle {
  var styleName: String { "tint" }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The app's accent.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
