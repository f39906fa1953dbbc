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

  /// Merges types over files. O(declarations).
  ///
  /// - Parameters:
  ///   - root: the folder that paths are told from, absolute.
  ///   - files: in the order in which they were numbered.
  ///   - names: what the steps of the files' bodies are numbered by.
  ///   - modules: by name.
  ///   - moduleOfFile: for each file the place of its module in `modules`; without any, files belong to none.
  package init(
    root: String, files: [SourceFacts], names: NameTable, modules: [SourceModule] = [],
    moduleOfFile: [Int?]? = nil
  ) {
    let moduleOfFile = moduleOfFile ?? Array(repeating: nil, count: files.count)
    let moduleNames = moduleOfFile.map { $0.map { modules[$0].name } ?? "" }
    let imports = ImportTable(files: files, moduleNames: moduleNames, modules: modules)
    let gatherer = SymbolGatherer(
      files: files, moduleNames: moduleNames,
      isTest: moduleOfFile.map { $0.map { modules[$0].isTest } ?? false }, imports: imports)
    lookup = SymbolLookup(gatherer, imports)
    types = lookup.symbols
    self.root = root
    self.files = files
    self.modules = modules
    self.names = names
    self.moduleOfFile = moduleOfFile
  }
}

extension Codebase {
  package func module(ofFile file: Int) -> SourceModule? {
    moduleOfFile[file].map { modules[$0] }
  }

  package func text(_ name: Name) -> String { names[name] }
}
