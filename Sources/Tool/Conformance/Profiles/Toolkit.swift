/// Names of the toolkits' types that tell a view from its bases.
enum Toolkit {
  static let controllerNames: [NamePattern] = [
    "*ViewController", "*TableViewController", "*CollectionViewController",
  ]

  static let viewControllers: [NamePattern] = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController", "UISearchController", "UIHostingController", "UIAlertController",
    "NSViewController", "NSWindowController", "NSSplitViewController", "NSTabViewController",
    "NSHostingController", "ASDKViewController", "ASViewController",
  ]

  static let views: [NamePattern] = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIStackView", "UIScrollView", "UITableView",
    "UICollectionView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIImageView", "UITextField", "UITextView", "NSView",
    "NSControl", "NSButton", "NSTableCellView", "NSTableRowView", "NSStackView", "NSWindow",
  ]

  /// SwiftUI's.
  static let valueViews: [NamePattern] = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable",
  ]
}
