import CodeIndex

extension Project {
  /// Whether a type is bound to the main actor: by its attribute, by a class or a protocol that it inherits from in its
  /// declaration, by the configuration, or by a toolkit's base. A conformance in an extension binds no type.
  package func isMainActor(_ type: TypeSymbol) -> Bool {
    if type.has(attribute: "MainActor") || isView(type) { return true }
    let file = code.files[type.parts[0].file].path
    if settings.isolation.contains(where: { $0.actor == "MainActor" && $0.paths.matches(file) }) {
      return true
    }
    let written = type.parts[0].fact.inheritance.flatMap { code.subjects(of: $0, from: type) }
    if written.contains(where: Self.boundProtocols.contains) { return true }
    return written.compactMap { code.type(named: $0, from: type) }.contains { base in
      base != type && (base.has(attribute: "MainActor") || isBound(base))
    }
  }

  /// Whether something that a base inherits from is bound.
  private func isBound(_ base: TypeSymbol) -> Bool {
    !code.ancestors(of: base).isDisjoint(with: Self.boundProtocols)
      || code.ancestorSymbols(of: base).contains { $0.has(attribute: "MainActor") }
  }

  /// What this package binds to the main actor.
  private static let boundProtocols: Set<String> = [
    "SVIPPresenter", "ViewStateHolder", "UnitInput", "UnitOutput", "Screen",
  ]
}
