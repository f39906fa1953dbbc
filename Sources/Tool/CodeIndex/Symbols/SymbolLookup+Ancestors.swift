extension SymbolLookup {
  /// What is written after the colon, here and in every extension, and what a protocol demands of `Self`.
  func directAncestors(of type: Int) -> [Meaning] {
    var outer = place(of: symbols[type])
    outer.type = parents[type]
    var seen: Set<Meaning> = []
    var result: [Meaning] = []
    func add(_ names: [String], _ place: Place) {
      for meaning in names.flatMap({ meanings(of: $0, from: place) })
      where meaning != .type(type) && seen.insert(meaning).inserted {
        result.append(meaning)
      }
    }
    for part in symbols[type].parts {
      var place = outer
      place.files = [part.file]
      add(part.fact.inheritance.flatMap(\.subjects), place)
      if part.fact.kind == .protocol {
        add(
          part.fact.requirements.compactMap { text in
            text.hasPrefix("Self: ") ? String(text.dropFirst("Self: ".count)) : nil
          }, place)
      }
    }
    return result
  }

  /// In any number of steps, nearest first, itself not.
  func ancestorIndices(of type: Int) -> [Int] {
    // While the tables are filled nothing is known yet.
    guard !inherited.isEmpty else { return [] }
    var seen: Set<Int> = [type]
    var queue = [type]
    var next = 0
    while next < queue.count {
      for case .type(let ancestor) in inherited[queue[next]] where seen.insert(ancestor).inserted {
        queue.append(ancestor)
      }
      next += 1
    }
    return Array(queue.dropFirst())
  }

  func ancestors(of type: TypeSymbol) -> Set<String> {
    guard let index = numbers[ObjectIdentifier(type)] else { return [] }
    var names: Set<String> = []
    var open = [index] + ancestorIndices(of: index)
    var seen = Set(open)
    while let current = open.popLast() {
      if current != index { names.insert(symbols[current].path) }
      for case .outside(let name) in inherited[current] {
        guard names.insert(name.lastComponent).inserted else { continue }
        // What the root makes a type from elsewhere conform to.
        for foreign in bySimpleName[name.lastComponent] ?? []
        where symbols[foreign].isForeign && !symbols[foreign].isTestCode {
          for more in [foreign] + ancestorIndices(of: foreign) where seen.insert(more).inserted {
            open.append(more)
          }
        }
      }
    }
    return names
  }

  func ancestorSymbols(of type: TypeSymbol) -> [TypeSymbol] {
    guard let index = numbers[ObjectIdentifier(type)] else { return [] }
    return ancestorIndices(of: index).map { symbols[$0] }
  }

  func descendants(of type: TypeSymbol) -> [TypeSymbol] {
    guard let index = numbers[ObjectIdentifier(type)] else { return [] }
    var seen: Set<Int> = [index]
    var open = [index]
    while let current = open.popLast() {
      for heir in heirs[current] where seen.insert(heir).inserted { open.append(heir) }
    }
    seen.remove(index)
    return seen.sorted().map { symbols[$0] }
  }
}
