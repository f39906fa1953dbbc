/// Everything under a root: files, modules, and types merged over files.
///
/// Whatever asks by name asks from a place, since two types of one name are common: see ``type(named:from:)``.
package struct Codebase: Sendable {
  /// The folder that paths are told from, absolute.
  package let root: String
  /// By path.
  package let files: [SourceFacts]
  /// By name.
  package let modules: [SourceModule]
  /// By module, then path.
  package let types: [TypeSymbol]
  package let names: NameTable

  /// The place in ``modules`` of each file's module; `nil` for a file that belongs to none.
  package let moduleOfFile: [Int?]

  let lookup: SymbolLookup
}

extension Codebase {
  package func module(ofFile file: Int) -> SourceModule? {
    moduleOfFile[file].map { modules[$0] }
  }

  package func text(_ name: Name) -> String { names[name] }
}
