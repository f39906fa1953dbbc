/// A bar that a toolbar's items are in.
public struct ToolbarPlacement {
  private enum Bar { case automatic, bottomBar, navigationBar, tabBar }

  private let bar: Bar

  /// The bar that the system chooses.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottomBar) }
  /// The bar above a screen of a navigation stack.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
  /// The bar of tabs.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabBar) }
}

extension ToolbarPlacement {
  /// Whether it is the bar above a screen, which is also what the system chooses in a stack.
  var isNavigationBar: Bool { bar == .navigationBar || bar == .automatic }
}
