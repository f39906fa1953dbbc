/// The tables behind ``Codebase``'s questions.
struct SymbolLookup: Sendable {
  /// What a name means.
  enum Meaning: Hashable, Sendable {
    /// A type of the root by its place in ``symbols``.
    case type(Int)
    /// What the root does not declare, or declares more than once.
    case outside(String)
  }

  struct Member: Hashable, Sendable {
    var parent: Int
    var name: String
  }

  struct Alias: Sendable {
    var fact: AliasFact
    var module: String
    var file: Int
    /// The type that it is nested in.
    var parent: Int?
  }

  let symbols: [TypeSymbol]
  let aliases: [Alias]
  let imports: ImportTable
  let numbers: [ObjectIdentifier: Int]
  let parents: [Int?]
  let isFilePrivate: [Bool]
  /// Types and typealiases of the top, by name, and those nested in a type.
  let top: [String: [Int]]
  let nested: [Member: [Int]]
  let topAliases: [String: [Int]]
  let nestedAliases: [Member: [Int]]
  /// Types in functions, by path.
  let local: [String: [Int]]
  let bySimpleName: [String: [Int]]
  /// By type: what it inherits directly; filled last, since it takes all of the above.
  var inherited: [[Meaning]] = []
  var heirs: [[Int]] = []

  init(_ gatherer: SymbolGatherer, _ imports: ImportTable) {
    let drafts = gatherer.drafts
    let order = drafts.indices.sorted { left, right in
      let (a, b) = (drafts[left], drafts[right])
      return (a.module, a.path, left) < (b.module, b.path, right)
    }
    var place = Array(repeating: 0, count: drafts.count)
    for (index, draft) in order.enumerated() { place[draft] = index }
    symbols = order.map { drafts[$0].symbol }
    parents = order.map { drafts[$0].parent.map { place[$0] } }
    isFilePrivate = order.map { drafts[$0].isFilePrivate }
    aliases = gatherer.aliases.map {
      Alias(fact: $0.fact, module: $0.module, file: $0.file, parent: $0.parent.map { place[$0] })
    }
    self.imports = imports
    var numbers: [ObjectIdentifier: Int] = [:]
    var top: [String: [Int]] = [:]
    var nested: [Member: [Int]] = [:]
    var local: [String: [Int]] = [:]
    var bySimpleName: [String: [Int]] = [:]
    for (index, symbol) in symbols.enumerated() {
      numbers[ObjectIdentifier(symbol)] = index
      bySimpleName[symbol.name, default: []].append(index)
      if symbol.isForeign { continue }
      if symbol.parts[0].fact.isLocal {
        local[symbol.path, default: []].append(index)
      } else if let parent = parents[index] {
        nested[Member(parent: parent, name: symbol.name), default: []].append(index)
      } else {
        top[symbol.path, default: []].append(index)
      }
    }
    var topAliases: [String: [Int]] = [:]
    var nestedAliases: [Member: [Int]] = [:]
    for (index, alias) in aliases.enumerated() {
      if let parent = alias.parent {
        nestedAliases[Member(parent: parent, name: alias.fact.name), default: []].append(index)
      } else if alias.fact.container.isEmpty {
        topAliases[alias.fact.name, default: []].append(index)
      }
    }
    (self.numbers, self.top, self.nested, self.local) = (numbers, top, nested, local)
    (self.topAliases, self.nestedAliases) = (topAliases, nestedAliases)
    self.bySimpleName = bySimpleName
    inherited = symbols.indices.map { directAncestors(of: $0) }
    heirs = Array(repeating: [], count: symbols.count)
    for (heir, meanings) in inherited.enumerated() {
      for case .type(let ancestor) in meanings { heirs[ancestor].append(heir) }
    }
  }

  func types(named name: String) -> [TypeSymbol] {
    (bySimpleName[name] ?? []).map { symbols[$0] }.filter { !$0.isForeign }
  }
}
