/// Merges declarations and extensions over files.
///
/// Linear in the number of declarations; what comes out follows from the order of the files alone.
struct SymbolGatherer {
  private let files: [SourceFacts]
  private let moduleNames: [String]
  private let isTest: [Bool]
  private let imports: ImportTable

  private(set) var drafts: [SymbolDraft] = []
  private(set) var aliases: [AliasDraft] = []
  private var draftsByPath: [String: [Int]] = [:]
  private var aliasesByPath: [String: [Int]] = [:]
  private var foreign: [ForeignKey: Int] = [:]
  /// By file, the places of its typealiases.
  private var aliasesOfFile: [Range<Int>] = []
  /// By file, by the place among its types: the draft it went to.
  private var draftOfFact: [[Int]] = []

  private struct ForeignKey: Hashable {
    var module: String
    var path: String
  }

  init(files: [SourceFacts], moduleNames: [String], isTest: [Bool], imports: ImportTable) {
    self.files = files
    self.moduleNames = moduleNames
    self.isTest = isTest
    self.imports = imports
    draftOfFact = files.map { Array(repeating: -1, count: $0.types.count) }
    for file in files.indices { declare(file) }
    for file in files.indices { extend(file) }
    for file in files.indices { nest(file) }
  }

  /// First the declarations, so that extensions find them wherever they are.
  private mutating func declare(_ file: Int) {
    for (place, fact) in files[file].types.enumerated() where fact.kind != .extension {
      let part = TypeSymbol.Part(fact: fact, file: file)
      // The branches of an `#if` declare one type in several ways.
      if !fact.head.conditions.isEmpty,
        let twin = draftsByPath[fact.path]?.first(where: {
          drafts[$0].module == moduleNames[file]
            && !drafts[$0].parts[0].fact.head.conditions.isEmpty && !drafts[$0].isFilePrivate
        })
      {
        drafts[twin].parts.append(part)
        draftOfFact[file][place] = twin
        continue
      }
      draftOfFact[file][place] = drafts.count
      draftsByPath[fact.path, default: []].append(drafts.count)
      drafts.append(
        SymbolDraft(
          name: fact.name, path: fact.path, module: moduleNames[file], kind: fact.kind,
          parts: [part], isTestCode: isTest[file]))
    }
    let first = aliases.count
    defer { aliasesOfFile.append(first..<aliases.count) }
    for alias in files[file].aliases + files[file].types.flatMap(\.aliases) {
      let path = alias.container.isEmpty ? alias.name : "\(alias.container).\(alias.name)"
      aliasesByPath[path, default: []].append(aliases.count)
      aliases.append(AliasDraft(fact: alias, module: moduleNames[file], file: file))
    }
  }

  private mutating func extend(_ file: Int) {
    for (place, fact) in files[file].types.enumerated() where fact.kind == .extension {
      let part = TypeSymbol.Part(fact: fact, file: file)
      if let target = target(fact.path, file, depth: 0) {
        drafts[target].parts.append(part)
        draftOfFact[file][place] = target
        continue
      }
      let key = ForeignKey(module: moduleNames[file], path: fact.path)
      if let known = foreign[key] {
        drafts[known].parts.append(part)
        draftOfFact[file][place] = known
      } else {
        foreign[key] = drafts.count
        draftOfFact[file][place] = drafts.count
        drafts.append(
          SymbolDraft(
            name: fact.path.lastComponent, path: fact.path, module: moduleNames[file],
            kind: .extension, parts: [part], isForeign: true, isTestCode: isTest[file]))
      }
    }
  }

  /// The declaration that an extension extends. Tests extend what they test without being a part of it.
  private func target(_ path: String, _ file: Int, depth: Int) -> Int? {
    guard depth < 20 else { return nil }
    let candidates = (draftsByPath[path] ?? []).filter {
      (!drafts[$0].isFilePrivate || drafts[$0].parts[0].file == file)
        && drafts[$0].isTestCode == isTest[file]
    }
    if let found = nearest(
      candidates, file, module: { drafts[$0].module }, fileOf: { drafts[$0].parts[0].file })
    {
      return found
    }
    let named = aliasesByPath[path] ?? []
    if let alias = nearest(
      named, file, module: { aliases[$0].module }, fileOf: { aliases[$0].file }),
      let name = aliases[alias].fact.target.subjects.first, name != path
    {
      let around = aliases[alias].fact.container
      return
        (around.isEmpty ? nil : target("\(around).\(name)", aliases[alias].file, depth: depth + 1))
        ?? target(name, aliases[alias].file, depth: depth + 1)
    }
    // `Shop.Item`, by its module.
    guard let dot = path.firstIndex(of: "."), imports.isModule(String(path[..<dot])) else {
      return nil
    }
    let module = String(path[..<dot])
    return draftsByPath[String(path[path.index(after: dot)...])]?.first {
      drafts[$0].module == module && !drafts[$0].isFilePrivate
    }
  }

  /// Of the same module, else of an imported one, else the only one; of several the one in the nearest folder.
  private func nearest(
    _ candidates: [Int], _ file: Int, module: (Int) -> String, fileOf: (Int) -> Int
  ) -> Int? {
    guard !candidates.isEmpty else { return nil }
    let own = candidates.filter { module($0) == moduleNames[file] }
    if own.count == 1 { return own[0] }
    if own.count > 1 {
      let path = files[file].path
      return own.max { left, right in
        shared(files[fileOf(left)].path, path) < shared(files[fileOf(right)].path, path)
      }
    }
    let imported = candidates.filter { imports.module(module($0), isSeenFrom: file) }
    if imported.count == 1 { return imported[0] }
    return imported.isEmpty && candidates.count == 1 ? candidates[0] : nil
  }

  /// Nests types and typealiases in what is around them, with the path of the type that a typealias means.
  private mutating func nest(_ file: Int) {
    var around: [String: Int] = [:]
    for (place, fact) in files[file].types.enumerated() {
      let draft = draftOfFact[file][place]
      if fact.kind != .extension, !fact.container.isEmpty {
        drafts[draft].parent = around[fact.container]
        if let parent = around[fact.container], !fact.isLocal {
          drafts[draft].path = "\(drafts[parent].path).\(fact.name)"
        }
      }
      around[fact.path] = draft
    }
    for index in aliasesOfFile[file] {
      let container = aliases[index].fact.container
      if !container.isEmpty { aliases[index].parent = around[container] }
    }
  }
}

/// How many bytes two paths begin with in common.
private func shared(_ left: String, _ right: String) -> Int {
  zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
}

extension String {
  /// After the last dot.
  var lastComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
