import CodeIndex

/// By what the role of one type is told.
struct TypeTraits {
  let type: TypeSymbol
  /// Without what an implementation adds, and as it is declared: `CartPresenter`, `CartPresenterImpl`.
  let names: [String]
  /// The type around it, simple; empty at the top of a file.
  let container: String
  /// What it inherits and conforms to in any number of steps, simple; its attributes with their `@`.
  let bases: [String]
  /// The folder of the file that declares it, from the root.
  let folder: Substring

  /// `nil` for what plays no role whatever it is called: tests and their doubles, previews, generated and local code.
  init?(_ type: TypeSymbol, in code: Codebase) {
    let fact = type.parts[0].fact
    let file = code.files[type.parts[0].file]
    guard !type.isForeign, !type.isTestCode, !fact.isLocal, !file.isGenerated,
      !Self.isDouble(type.name), !type.name.hasSuffix("_Previews")
    else { return nil }
    let ancestors = code.ancestors(of: type).map(Self.simple)
    guard !ancestors.contains("PreviewProvider") else { return nil }
    self.type = type
    names = Self.names(of: type.name)
    container = Self.simple(fact.container)
    bases = Set(ancestors).sorted() + fact.head.attributes.map { "@" + $0.name }
    folder = file.path.lastIndex(of: "/").map { file.path[..<$0] } ?? ""
  }

  static func simple(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private static func names(of name: String) -> [String] {
    var plain = name[...]
    for ending in ["Implementation", "Impl", "Imp"] where plain.hasSuffix(ending) {
      plain = plain.dropLast(ending.count)
    }
    if plain.hasPrefix("Default"), plain.count > 7 { plain = plain.dropFirst(7) }
    return plain.isEmpty || plain == name ? [name] : [String(plain), name]
  }

  /// `MockCartPresenter`, `CartViewSpy`, also where a product module has them for tests of others.
  private static func isDouble(_ name: String) -> Bool {
    doubles.contains { word in
      name.hasSuffix(word)
        || name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
  }

  private static let doubles = ["Mock", "Stub", "Spy", "Fake", "Dummy"]
}
