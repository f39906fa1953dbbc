extension Codebase {
  /// The type that a name means in a place: nested in the type that mentions it, in one around it or in one that
  /// those inherit from, else of the same module, else of a module that the file imports, else of any if only one has
  /// that name. Typealiases are followed; a generic parameter or an associated type means its bound.
  /// `nil` for what is declared outside of the root, and for a name that means several.
  package func type(named name: String, from place: TypeSymbol) -> TypeSymbol? {
    lookup.type(name, from: lookup.place(of: place))
  }

  /// The same for a name at the top of a file.
  package func type(named name: String, fromFile file: Int) -> TypeSymbol? {
    lookup.type(
      name,
      from: SymbolLookup.Place(
        type: nil, module: module(ofFile: file)?.name ?? "", files: [file]))
  }

  /// The types of the root that the value itself is, with aliases followed: of `(any CartInput & CartOutput)?` both.
  package func types(of name: TypeName, from place: TypeSymbol) -> [TypeSymbol] {
    meanings(of: name, from: place).compactMap { meaning in
      if case .type(let type) = meaning { types[type] } else { nil }
    }
  }

  /// The names that the value itself is, with aliases followed: paths for what the root declares, else the name as it
  /// is written.
  package func subjects(of name: TypeName, from place: TypeSymbol) -> [String] {
    meanings(of: name, from: place).map { meaning in
      switch meaning {
      case .type(let type): types[type].path
      case .outside(let name): name
      }
    }
  }

  private func meanings(of name: TypeName, from place: TypeSymbol) -> [SymbolLookup.Meaning] {
    let place = lookup.place(of: place)
    return name.subjects.flatMap { lookup.meanings(of: $0, from: place) }
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
