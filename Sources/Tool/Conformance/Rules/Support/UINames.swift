import CodeIndex

/// The names by which a UI framework shows in code, whether or not it is imported: what comes through a
/// bridging header has no import line.
enum UINames {
  /// Frameworks that put something on a screen.
  static let frameworks: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "TVUIKit", "UIKitNavigation",
  ]

  /// The framework that declares a type of this name; `nil` for any other name. Of SwiftUI's names, which are
  /// everyday words, only those count that the file imports SwiftUI for.
  static func framework(of name: String, importsSwiftUI: Bool) -> String? {
    if isUIKit(name) { return "UIKit" }
    if appKit.contains(name) { return "AppKit" }
    return importsSwiftUI && swiftUI.contains(name) ? "SwiftUI" : nil
  }

  /// `UI` before a capital, as in `UIColor`, or one of UIKit's that are called `NS`.
  private static func isUIKit(_ name: String) -> Bool {
    if uiKitOfFoundationName.contains(name) { return true }
    guard name.utf8.count > 3, name.hasPrefix("UI"), !notUIKit.contains(name) else { return false }
    return name.dropFirst(2).first?.isUppercase == true
  }

  /// Names of others: code of one's own about tests and identifiers.
  private static let notUIKit: Set<String> = ["UITests", "UITest", "UIModel", "UIState", "UIError"]

  private static let uiKitOfFoundationName: Set<String> = [
    "NSLayoutConstraint", "NSTextAlignment", "NSLayoutAnchor", "NSLayoutXAxisAnchor",
    "NSLayoutYAxisAnchor", "NSLayoutDimension", "NSTextAttachment", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "NSDataAsset", "NSLayoutManager", "NSTextContainer",
    "NSDiffableDataSourceSnapshot", "NSUnderlineStyle", "NSDirectionalEdgeInsets",
  ]

  private static let appKit: Set<String> = [
    "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSColor", "NSImage", "NSFont",
    "NSButton", "NSTextField", "NSTextView", "NSTableView", "NSOutlineView", "NSCollectionView",
    "NSStackView", "NSMenu", "NSMenuItem", "NSAlert", "NSApplication", "NSWorkspace", "NSEvent",
    "NSOpenPanel", "NSSavePanel", "NSToolbar", "NSToolbarItem", "NSPasteboard", "NSScreen",
    "NSImageView", "NSScrollView", "NSSplitViewController", "NSResponder", "NSStoryboard",
  ]

  private static let swiftUI: Set<String> = [
    "View", "AnyView", "Text", "Image", "Color", "Font", "Button", "Binding", "ViewBuilder",
    "ViewModifier", "Animation", "AnyTransition", "Alignment", "EdgeInsets", "LocalizedStringKey",
    "NavigationPath", "NavigationLink", "NavigationView", "NavigationStack", "Angle", "Gradient",
    "LinearGradient", "Shape", "Path", "GeometryProxy", "EnvironmentValues", "EnvironmentKey",
    "ColorScheme", "DynamicTypeSize", "Label", "List", "VStack", "HStack", "ZStack", "ForEach",
    "ScrollView", "Spacer", "Transaction", "PreferenceKey", "ButtonStyle", "Edge", "UnitPoint",
    "ScenePhase", "DismissAction", "OpenURLAction", "IndexViewStyle", "withAnimation",
  ]

  /// Property wrappers that read or keep a view's state.
  static let swiftUIAttributes: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding",
    "AppStorage", "SceneStorage", "FocusState", "GestureState", "FetchRequest", "Namespace",
    "ScaledMetric", "ViewBuilder", "UIApplicationDelegateAdaptor",
  ]

  /// Members that UIKit adds to types of others; where one is used, an import may be needed that names nothing.
  static let memberNames: Set<String> = [
    "row", "section", "item", "font", "foregroundColor", "paragraphStyle", "attachment", "image",
    "color", "cgImage", "draw", "boundingRect", "size", "accessibilityLabel", "underlineStyle",
    "bounds", "frame", "accessibilityIdentifier",
  ]
}
