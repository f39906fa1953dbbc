/// Which modules of the root each file sees.
struct ImportTable: Sendable {
  private let modules: Set<String>
  /// By file: what it imports, and what that exports.
  private let seen: [Set<String>]

  init(files: [SourceFacts], moduleNames: [String], modules: [SourceModule]) {
    let known = Set(modules.map(\.name)).union(moduleNames)
    var exports: [String: Set<String>] = [:]
    for (file, facts) in files.enumerated() {
      for item in facts.imports where item.isExported && known.contains(item.module) {
        exports[moduleNames[file], default: []].insert(item.module)
      }
    }
    self.modules = known
    seen = files.map { facts in
      var seen: Set<String> = []
      var open = facts.imports.map(\.module).filter(known.contains)
      while let module = open.popLast() {
        if seen.insert(module).inserted { open += exports[module] ?? [] }
      }
      return seen
    }
  }

  func isModule(_ name: String) -> Bool { modules.contains(name) }

  func module(_ name: String, isSeenFrom file: Int) -> Bool { seen[file].contains(name) }
}
