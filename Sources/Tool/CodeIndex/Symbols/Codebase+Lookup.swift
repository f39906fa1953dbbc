extension Codebase {
  /// The type that a name means in a place: nested in the type that mentions it or in one around it, else of the
  /// same module, else of a module that the file imports, else of any if only one has that name. Typealiases are followed.
  /// `nil` for what is declared outside of the root, and for a name that means several.
  package func type(named name: String, from place: TypeSymbol) -> TypeSymbol? {
    lookup.type(named: name, container: place.path, module: place.module)
  }

  /// The same for a name at the top of a file.
  package func type(named name: String, fromFile file: Int) -> TypeSymbol? {
    lookup.type(named: name, container: "", module: module(ofFile: file)?.name ?? "")
  }

  /// The types of the root that the value itself is, with aliases followed: of `(any CartInput & CartOutput)?` both.
  package func types(of name: TypeName, from place: TypeSymbol) -> [TypeSymbol] {
    lookup.expanded(name.subjects, container: place.path, module: place.module)
      .compactMap { type(named: $0, from: place) }
  }

  /// The names that the value itself is, with aliases followed, those from outside of the root too.
  package func subjects(of name: TypeName, from place: TypeSymbol) -> [String] {
    lookup.expanded(name.subjects, container: place.path, module: place.module)
  }

  /// What it inherits and conforms to in any number of steps, by name, itself not included: `UIViewController` too,
  /// which the root does not declare. Simple names for what is outside of the root, paths for what is in it.
  package func ancestors(of type: TypeSymbol) -> Set<String> { lookup.ancestors(of: type) }

  /// The same as symbols, nearest first, for those that the root declares.
  package func ancestorSymbols(of type: TypeSymbol) -> [TypeSymbol] {
    lookup.ancestorSymbols(of: type)
  }

  /// The types that conform to it or inherit from it, in any number of steps, by module and path.
  package func descendants(of type: TypeSymbol) -> [TypeSymbol] { lookup.descendants(of: type) }

  /// Its own properties, then those of the classes it inherits from, which the root declares; each with its owner.
  package func propertiesWithInherited(
    of type: TypeSymbol
  ) -> [(property: PropertyFact, owner: TypeSymbol)] {
    ([type] + ancestorSymbols(of: type).filter { $0.kind != .protocol }).flatMap { owner in
      owner.properties.map { ($0, owner) }
    }
  }

  /// Types by simple name, in every module.
  package func types(named name: String) -> [TypeSymbol] { lookup.types(named: name) }
}
