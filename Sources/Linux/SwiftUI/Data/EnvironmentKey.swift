/// Names a value that views hand down to the views inside them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Self.Value { get }
}
