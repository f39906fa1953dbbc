/// The values of the screens of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens lie over the root.
  public var count: Int { values.count }

  /// Whether only the root is there.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value.
  public mutating func append<V>(_ value: V) where V: Hashable {
    values.append(AnyHashable(value))
  }

  /// Pops values. There must be as many.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
