internal import ScreenTree

/// What a screen's views say about the bar above it.
@MainActor final class ScreenCollector {
  /// The innermost title counts.
  var title: String?
  var items: [RenderedElement] = []
  var hidesBackButton = false
  /// Whether there is a bar at all; the innermost word counts.
  var visibility = Visibility.automatic
}

/// What the views of a navigation stack know of it.
@MainActor final class NavigationScope {
  private var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
  /// Pushes a value onto the path.
  let push: (AnyHashable) -> Void

  init(push: @escaping (AnyHashable) -> Void) { self.push = push }

  /// Adds a destination; of two for one type the one nearer to the root counts.
  func add<Value>(_ type: Value.Type, destination: @escaping (Value) -> any View) {
    let key = ObjectIdentifier(type)
    guard destinations[key] == nil else { return }
    destinations[key] = { ($0 as? Value).map(destination) }
  }

  /// The screen for a value of the path.
  func destination(for value: AnyHashable) -> (any View)? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
  }
}
