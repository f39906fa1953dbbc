import CodeIndex

extension Project {
  /// Whether the instances of a type are on the main actor: by an attribute of its own or of what it inherits or says
  /// that it conforms to, by a toolkit's class, or because the configuration says so of its folder.
  ///
  /// Not by an extension: that one puts its own members there. O(ancestors).
  package func isMainActor(_ type: TypeSymbol) -> Bool {
    if type.head.modifiers.contains("nonisolated") || type.kind == .actor { return false }
    if type.has(attribute: "MainActor") { return true }
    let path = code.files[type.parts[0].file].path
    if settings.isolation.last(where: { $0.paths.matches(path) })?.actor == "MainActor" {
      return true
    }
    // Only what the declaration itself names gives its isolation to the whole type.
    return type.parts[0].fact.inheritance.contains { base in
      code.subjects(of: base, from: type).contains { MainActorNames.all.contains($0) }
        || code.types(of: base, from: type).contains { $0 != type && inheritsMainActor($0) }
    }
  }

  private func inheritsMainActor(_ type: TypeSymbol) -> Bool {
    if type.has(attribute: "MainActor") { return true }
    let ancestors = code.ancestorSymbols(of: type)
    return ancestors.contains { $0.has(attribute: "MainActor") }
      || !MainActorNames.all.isDisjoint(with: code.ancestors(of: type))
  }
}

/// Names of types that are on the main actor: the toolkits', and those of this package's runtime.
enum MainActorNames {
  static let all: Set<String> = [
    "UIResponder", "UIView", "UIControl", "UIButton", "UILabel", "UIStackView", "UIScrollView",
    "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell",
    "UICollectionReusableView", "UITableViewHeaderFooterView", "UIImageView", "UITextField",
    "UITextView", "UIWindow", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UIPageViewController", "UISplitViewController", "UISearchController", "UIHostingController",
    "UIAlertController", "UIApplication", "UIApplicationDelegate", "UISceneDelegate",
    "UIWindowSceneDelegate", "UITableViewDelegate", "UITableViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDataSource", "UITextFieldDelegate", "NSResponder",
    "NSView", "NSControl", "NSWindow", "NSViewController", "NSWindowController",
    "NSSplitViewController", "NSHostingController", "NSApplicationDelegate", "View", "ViewModifier",
    "App", "Scene", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "SVIPPresenter", "ViewStateHolder", "ViewGroup", "UnitInput",
    "UnitOutput", "Screen", "Coordinator", "RTCore", "RTPresenter", "RTJoint", "RTView", "RTModule",
  ]
}
