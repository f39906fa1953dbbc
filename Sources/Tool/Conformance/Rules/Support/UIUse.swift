import CodeIndex

/// Something of a UI framework in a type.
package struct UIUse: Hashable, Sendable {
  package enum Kind: Sendable {
    /// A file of the type imports a UI framework, and nothing else in that file names anything of one.
    case importing
    /// The type names a type, a property wrapper or a function of one, imported or not.
    case naming
  }

  package var kind: Kind
  /// The module or the type: `UIKit`, `UIColor`.
  package var what: String
  package var position: SourcePosition
}

extension Project {
  /// Whether a module puts something on a screen, by the built-in table or by the configuration.
  package func isUI(module: String) -> Bool {
    UINames.frameworks.contains(module) || settings.configuredKind(of: module) == .ui
  }

  /// What a type has of UI frameworks: first the imports in the files of its declaration and its extensions, then
  /// the names, each once. O(steps of the type, and of the others in its files).
  ///
  /// An import in a file whose other types name something of a UI framework is theirs, and is left out.
  package func uiUse(of type: TypeSymbol) -> [UIUse] { uiImports(of: type) + uiNames(of: type) }

  /// The types, wrappers and functions of UI frameworks that a type names, each once, at its first mention.
  package func uiNames(of type: TypeSymbol) -> [UIUse] {
    var seen: Set<String> = []
    return type.parts.flatMap { uiNames(in: $0.fact, file: $0.file) }
      .filter { seen.insert($0.what).inserted }
  }

  /// The imports of UI frameworks in the files of a type that are not there for another type of the file.
  package func uiImports(of type: TypeSymbol) -> [UIUse] {
    let own = Set(type.parts.map(\.fact.head.position))
    var seen: Set<Int> = []
    return type.parts.map(\.file).filter { seen.insert($0).inserted }.flatMap { file -> [UIUse] in
      let imports = imports(ofFile: file).filter { isUI(module: $0.module) }
      guard !imports.isEmpty else { return [] }
      let others = code.files[file].types.filter { !own.contains($0.head.position) }
      guard others.allSatisfy({ uiNames(in: $0, file: file).isEmpty }) else { return [] }
      return imports.map { UIUse(kind: .importing, what: $0.module, position: $0.head.position) }
    }
  }

  private func uiNames(in fact: TypeFact, file: Int) -> [UIUse] {
    let importsSwiftUI = imports(ofFile: file).contains { $0.module == "SwiftUI" }
    return mentions(in: fact, file: file).compactMap { mention in
      if mention.place == .attribute {
        let isWrapper = importsSwiftUI && UINames.swiftUIAttributes.contains(mention.name)
        guard isWrapper else { return nil }
        return UIUse(kind: .naming, what: "@" + mention.name, position: mention.position)
      }
      let name = mention.name.split(separator: ".").first { !isUI(module: String($0)) }
        .map(String.init)
      guard let name, UINames.framework(of: name, importsSwiftUI: importsSwiftUI) != nil,
        code.types(named: name).allSatisfy(\.isForeign)
      else { return nil }
      return UIUse(kind: .naming, what: name, position: mention.position)
    }
  }
}
