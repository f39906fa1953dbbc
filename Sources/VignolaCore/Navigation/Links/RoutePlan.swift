/// The steps from what is up to what should be, for people to read and a runtime to take.
///
/// ```swift
/// print(target.plan(from: present))
/// // 1. dismiss what is presented
/// // 2. go back to list
/// // 3. push detail(7)
/// ```
public struct RoutePlan<Route: Hashable & Sendable>: Hashable, Sendable {
  /// One step: a verb that takes away what covers, or one that brings a route up.
  public enum Step: Hashable, Sendable {
    /// Ends the alert.
    case closeAlert
    /// Takes away the layers above the one of that number, counted from the bottom.
    case dismiss(downTo: Int)
    /// Selects a tab.
    case select(Int)
    /// Takes everything off that covers a screen: its route, its layer, its depth in the stack.
    case pop(to: Route, layer: Int, index: Int)
    /// Replaces the whole, or the selected tab's stack.
    case setRoot(Route)
    /// Replaces the whole by tabs.
    case setTabs([Route], selected: Int)
    /// Puts a screen over the visible one.
    case push(Route)
    /// Presents a screen over everything.
    case present(Route)

    /// What the step brings up; nil for one that takes away.
    public var opened: Route? {
      switch self {
      case .setRoot(let route), .push(let route), .present(let route): route
      case .setTabs(let routes, let selected):
        routes.indices.contains(selected) ? routes[selected] : nil
      case .closeAlert, .dismiss, .select, .pop: nil
      }
    }
  }

  /// The steps, in order; none where one already is.
  public let steps: [Step]

  /// A plan.
  ///
  /// - Parameter steps: The steps, in order.
  public init(_ steps: [Step]) {
    self.steps = steps
  }
}

extension RoutePlan: CustomStringConvertible {
  /// A numbered line for each step.
  public var description: String {
    guard !steps.isEmpty else { return "nothing to do" }
    return steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}

extension RoutePlan.Step: CustomStringConvertible {
  /// The step in words.
  public var description: String {
    switch self {
    case .closeAlert: "close the alert"
    case .dismiss: "dismiss what is presented"
    case .select(let tab): "select tab \(tab)"
    case .pop(let route, _, _): "go back to \(route)"
    case .setRoot(let route): "make \(route) the root"
    case .setTabs(let routes, let selected): "make tabs of \(routes), \(selected) selected"
    case .push(let route): "push \(route)"
    case .present(let route): "present \(route)"
    }
  }
}
