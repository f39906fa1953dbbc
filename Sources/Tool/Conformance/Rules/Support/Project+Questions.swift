import CodeIndex

/// What several rules ask of the roles and of the code.
extension Project {
  /// The protocols whose names end so and of which a type of the architecture says that it conforms.
  func protocols(of architecture: Architecture, endingIn endings: String...) -> [TypeSymbol] {
    code.types.filter { type in
      type.kind == .protocol && !type.isTestCode && !type.isForeign
        && endings.contains { type.name.hasSuffix($0) }
        && roles(of: type).contains { $0.role.architecture == architecture.rawValue }
    }
  }

  /// The names of the modules in which an architecture has components.
  func modules(of architecture: Architecture) -> Set<String> {
    Set(components(of: architecture).map(\.type.module))
  }

  /// Whether a type, or one that conforms to it, plays one of these roles.
  func plays(_ type: TypeSymbol, _ architecture: Architecture, _ names: String...) -> Bool {
    roles(of: type).contains {
      $0.role.architecture == architecture.rawValue && names.contains($0.role.name)
    }
  }

  /// The types of the root that a property's value can be, with aliases followed.
  func targets(of property: PropertyFact, in type: TypeSymbol) -> [TypeSymbol] {
    property.type.map { code.types(of: $0, from: type) } ?? []
  }

  /// Imports of these modules in the files of a type, but not in files that declare a view too,
  /// which needs them. O(imports).
  func imports(of modules: Set<String>, by type: TypeSymbol) -> [Import] {
    Set(type.parts.map(\.file)).sorted().filter { !declaresView(file: $0) }.flatMap { file in
      code.files[file].imports.filter { modules.contains($0.module) }
    }
  }

  private func declaresView(file: Int) -> Bool {
    code.files[file].types.contains { type in
      type.inheritance.contains { !ViewNames.bases.isDisjoint(with: $0.names) }
    }
  }
}

/// Names of toolkits that rules look for.
enum ViewNames {
  /// What makes a type a view by inheriting or conforming.
  static let bases: Set<String> = [
    "View", "UIView", "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UITableViewCell", "UICollectionViewCell",
    "NSView", "NSViewController", "UIViewRepresentable", "UIViewControllerRepresentable",
    "ViewModifier",
  ]

  static let toolkits: Set<String> = ["UIKit", "SwiftUI", "AppKit", "WatchKit"]
}

extension PropertyFact {
  /// Kept in each value and written to after it was made.
  var isInstanceState: Bool { isStored && !isLet && !head.isStatic }

  var isPrivate: Bool { head.access == .private || head.access == .fileprivate }

  /// Has one of these attributes, without their arguments: `State`, `Published`.
  func has(anyOf attributes: Set<String>) -> Bool {
    head.attributes.contains { attributes.contains($0.name) }
  }
}

extension TypeSymbol {
  /// What a protocol demands: the declaration's functions, without what extensions give.
  var requirements: [FunctionFact] {
    parts[0].fact.functions.filter { $0.kind == .function }
  }

  var requiredProperties: [PropertyFact] { parts[0].fact.properties }

  /// Seen from other modules.
  var isPublic: Bool { (head.access ?? .internal) >= .public }
}
