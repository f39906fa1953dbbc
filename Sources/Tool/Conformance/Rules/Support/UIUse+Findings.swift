import CodeIndex

extension Project {
  /// A finding for each component that uses a UI framework: at the import if there is one that is its own, else at
  /// the first name. An import that nothing comes of is left to `gen.ui-import-unused`.
  func uiFindings(
    _ rule: String, of components: [Component], _ advice: String
  ) -> [Finding] {
    components.compactMap { component in
      let names = uiNames(of: component.type)
      guard let first = names.first else { return nil }
      let imported = uiImports(of: component.type).first
      let listed = names.prefix(3).map { "'\($0.what)'" }.joined(separator: ", ")
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      let how = imported == nil ? "uses" : "imports \(imported?.what ?? "") and uses"
      return Finding(
        rule, at: imported?.position ?? first.position, in: symbol(component.type),
        about: imported?.what ?? first.what,
        "\(component.type.path) \(how) \(listed)\(more). \(advice)",
        notes: imported == nil
          ? [] : [Finding.Note("'\(first.what)' is used here", at: first.position)])
    }
  }

  /// Imports of UI frameworks in components that name nothing of them, and use no member that one adds.
  func unusedUIImports(of components: [Component]) -> [(component: Component, use: UIUse)] {
    components.flatMap { component -> [(component: Component, use: UIUse)] in
      let imports = uiImports(of: component.type)
      guard !imports.isEmpty, uiNames(of: component.type).isEmpty,
        !namesViews(component.type), !usesUIMembers(component.type)
      else { return [] }
      return imports.map { (component, $0) }
    }
  }

  /// Whether it names a type of the root that is a view, or a controller of one.
  private func namesViews(_ type: TypeSymbol) -> Bool {
    mentions(of: type).contains { mention in
      code.type(named: mention.name, from: type).map(isView) ?? false
    }
  }

  private func usesUIMembers(_ type: TypeSymbol) -> Bool {
    code.bodies(of: type).contains { body in
      body.body.steps.contains { step in
        guard step.kind == .read || step.kind == .call || step.kind == .write else { return false }
        if UINames.memberNames.contains(code.text(step.name)) { return true }
        let receiver = code.text(step.receiver)
        return receiver.hasPrefix("R.") || receiver.hasPrefix("Asset")
          || receiver.hasSuffix("ndexPath") || code.text(step.detail).hasSuffix("section:")
      }
    }
  }

  /// Whether it is a view or a controller of one: by what it inherits, or by SwiftUI's protocol.
  package func isView(_ type: TypeSymbol) -> Bool {
    guard type.kind != .protocol else { return false }
    return code.ancestors(of: type).contains { ancestor in
      Self.viewBases.contains(ancestor)
        || (ancestor.hasPrefix("UI") || ancestor.hasPrefix("NS"))
          && (ancestor.hasSuffix("ViewController") || ancestor.hasSuffix("View")
            || ancestor.hasSuffix("ViewCell"))
    }
  }

  /// Whether it controls a whole screen.
  package func isViewController(_ type: TypeSymbol) -> Bool {
    code.ancestors(of: type).contains {
      ($0.hasPrefix("UI") || $0.hasPrefix("NS")) && $0.hasSuffix("Controller")
    }
  }

  private static let viewBases: Set<String> = [
    "View", "SwiftUI.View", "UIControl", "UIButton", "UILabel", "UITextField",
    "UIHostingController",
    "UINavigationController", "UITabBarController", "UIViewRepresentable", "NSControl",
    "UIViewControllerRepresentable", "NSWindowController", "App", "ViewModifier",
  ]
}
