internal import ScreenTree

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent {
  /// An item is rendered by itself.
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  @MainActor func items(in context: RenderContext, at place: NodeKey.Place) -> [RenderedElement] {
    var context = context
    context.node = context.node.child(NodeKey(place, Self.self))
    defer { context.node.sweep() }
    let children = context.elements(of: content, at: .body)
    guard !children.isEmpty else { return [] }
    var item = context.element(.toolbarItem, children: children)
    if placement.isLeading { item.traits.insert(.leading) }
    return [item]
  }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Sendable {
  let isLeading: Bool

  /// Where it fits.
  public static let automatic = ToolbarItemPlacement(isLeading: false)
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(isLeading: false)
  /// The place of the screen's main action.
  public static let primaryAction = ToolbarItemPlacement(isLeading: false)
  /// The place of the action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(isLeading: false)
  /// The place of the action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(isLeading: true)
  /// The place of the action that destroys.
  public static let destructiveAction = ToolbarItemPlacement(isLeading: false)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(isLeading: false)
  /// The leading side of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(isLeading: true)
  /// The trailing side of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(isLeading: false)
}
