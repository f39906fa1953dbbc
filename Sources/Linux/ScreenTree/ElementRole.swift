/// What a rendered element is.
public enum ElementRole: String, Sendable, CaseIterable {
  /// Layers, from bottom to top: the children of the window.
  case window, app, sheet, fullScreenCover, alert
  /// What stands around a screen's content.
  case tabBar, tab, navigationBar, title, backButton, toolbarItem
  /// Containers.
  case content, list, section, header, row, swipeActions, pages
  /// Stacks and groups.
  case verticalStack, horizontalStack, depthStack, group
  /// What a person reads and touches.
  case text, image, button, textField, textView, toggle, progress, spacer, divider
}
