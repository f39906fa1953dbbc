/// A property that the view gets anew before its body is read.
///
/// On Linux a property of one's own is *composed* of others: `@State`, `@Binding`, `@Environment`.
/// ``update()`` is called, but what it writes to stored properties of its own is lost.
public protocol DynamicProperty {
  /// Called before the body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
