/// What should be up, or is, by the app's own names for its screens: the target of a link.
///
/// ```swift
/// enum Route: Hashable { case list, detail(Int), cart, edit }
///
/// let target = RouteTree<Route>.stack(.list, .detail(7)).presenting(.edit)
/// print(target)   // list > detail(7) / edit
/// ```
///
/// It is to routes what a ``NavigationTree`` is to the appearances of screens: a value that can be
/// computed, compared and printed anywhere. How to get there from what is up is ``plan(from:)``.
public struct RouteTree<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The root, or one thing presented: a stack, or several beside one another as tabs.
  public struct Layer: Hashable, Sendable {
    /// One stack, or one for each tab, the first screen first.
    public var stacks: [[Route]]
    /// The tab that is selected.
    public var selected: Int
    /// Whether an alert is over it.
    public var hasAlert: Bool

    /// Describes a layer.
    ///
    /// - Parameters:
    ///   - stacks: One stack, or one for each tab, the first screen first.
    ///   - selected: The tab that is selected.
    ///   - hasAlert: Whether an alert is over it.
    public init(_ stacks: [[Route]], selected: Int = 0, hasAlert: Bool = false) {
      self.stacks = stacks
      self.selected = selected
      self.hasAlert = hasAlert
    }

    /// The stack that is selected; empty where the layer has none of that number.
    public var selectedStack: [Route] {
      stacks.indices.contains(selected) ? stacks[selected] : []
    }
  }

  /// The layers, bottom to top.
  public var layers: [Layer]

  /// Describes what is up.
  ///
  /// - Parameter layers: The layers, bottom to top.
  public init(layers: [Layer] = []) {
    self.layers = layers
  }

  /// One stack.
  ///
  /// - Parameters:
  ///   - first: The root.
  ///   - rest: What is over it, in order.
  /// - Returns: The tree.
  public static func stack(_ first: Route, _ rest: Route...) -> RouteTree {
    RouteTree(layers: [Layer([[first] + rest])])
  }

  /// Tabs, of which one is selected.
  ///
  /// What the other tabs have over their first screens is nobody's business who goes to this one: it
  /// stays as it is.
  ///
  /// - Parameters:
  ///   - stacks: The tabs' stacks.
  ///   - selected: The tab that is selected.
  /// - Returns: The tree.
  public static func tabs(_ stacks: [[Route]], selected: Int) -> RouteTree {
    RouteTree(layers: [Layer(stacks, selected: selected)])
  }

  /// The same with a stack presented over it.
  ///
  /// - Parameters:
  ///   - first: What is presented.
  ///   - rest: What is over that, in order.
  /// - Returns: The tree.
  public func presenting(_ first: Route, _ rest: Route...) -> RouteTree {
    RouteTree(layers: layers + [Layer([[first] + rest])])
  }

  /// The routes on the way to what the user sees, bottom to top.
  public var path: [Route] { layers.flatMap(\.selectedStack) }

  /// What to go to, one after the other, so that every tab has what it should have: each tab that is
  /// not selected and has more than its first screen, and the tree itself.
  package var waypoints: [RouteTree] {
    guard let bottom = layers.first else { return [] }
    let hidden = bottom.stacks.indices.filter {
      $0 != bottom.selected && bottom.stacks[$0].count > 1
    }
    return hidden.map { .tabs(bottom.stacks, selected: $0) } + [self]
  }

  /// Why there cannot be such a tree; nil if there can.
  public var fault: String? {
    if layers.isEmpty { return "it has no layer" }
    if layers.dropFirst().contains(where: { $0.stacks.count != 1 }) {
      return "only its bottom layer can have tabs"
    }
    for layer in layers {
      if !layer.stacks.indices.contains(layer.selected) { return "the tab selected is not there" }
      if layer.stacks.contains(where: \.isEmpty) { return "one of its stacks is empty" }
    }
    return nil
  }
}

extension RouteTree: CustomStringConvertible {
  /// The tree on one line, as a ``NavigationTree`` is written.
  public var description: String {
    layers.map { layer in
      let texts = layer.stacks.map { $0.map(routeText).joined(separator: " > ") }
      let tabs = texts.enumerated().map { ($0.offset == layer.selected ? "*" : "") + $0.element }
      let content = texts.count == 1 ? texts[0] : "[" + tabs.joined(separator: " | ") + "]"
      return layer.hasAlert ? content + " (alert)" : content
    }.joined(separator: " / ")
  }
}

/// A route's text; what is up without a route is `?`.
private func routeText<Route>(_ route: Route) -> String {
  if let optional = route as? any OptionalRoute { return optional.wrappedText }
  return String(describing: route)
}

/// A route that may be missing.
private protocol OptionalRoute {
  var wrappedText: String { get }
}

extension Optional: OptionalRoute {
  fileprivate var wrappedText: String { map { String(describing: $0) } ?? "?" }
}
