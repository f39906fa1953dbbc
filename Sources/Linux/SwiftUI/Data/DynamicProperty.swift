/// A property that the view gets anew before its body is read.
///
/// A property of one's own is composed of others: `@State`, `@Binding`, `@Environment`.
public protocol DynamicProperty {
  /// Called before the body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
