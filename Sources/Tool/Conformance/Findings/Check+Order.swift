import CodeIndex

extension [Finding] {
  /// By place and rule, each once; a rule says the same twice when it comes upon it on two ways.
  func sortedForReport() -> [Finding] {
    let sorted = sorted { $0.order < $1.order }
    return sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1] != $0.element }
      .map(\.element)
  }
}

extension Finding {
  fileprivate var order: (SourcePosition, String, String, String) {
    (position, rule, subject, message)
  }
}

extension Report.Entry {
  var sortKey: (ByteOrder, Int, Int, String, String) {
    (ByteOrder(text: place.path), place.line, place.column, rule, message)
  }
}

/// Compares texts by their bytes, whatever the machine's language.
struct ByteOrder: Comparable {
  let text: String

  static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// Numbers the findings that have a rule, a symbol and a subject in common.
struct Ordinals {
  private struct Key: Hashable {
    let rule: String
    let symbol: String
    let subject: String
  }

  private var counts: [Key: Int] = [:]

  mutating func next(_ finding: Finding) -> Int {
    let key = Key(rule: finding.rule, symbol: finding.symbol, subject: finding.subject)
    counts[key, default: 0] += 1
    return counts[key, default: 0]
  }
}

/// Lines and columns, for the files alone that somebody asks for.
package struct Places {
  private let files: [String]
  private let contents: (_ path: String) -> [UInt8]?
  private var tables: [Int32: LineTable] = [:]

  package init(files: [String], contents: @escaping (_ path: String) -> [UInt8]?) {
    self.files = files
    self.contents = contents
  }

  package subscript(position: SourcePosition) -> Report.Place {
    mutating get {
      let path = files[Int(position.file)]
      let table = tables[position.file] ?? LineTable(contents(path) ?? [])
      tables[position.file] = table
      let (line, column) = table.location(of: Int(position.offset))
      return Report.Place(path: path, line: line, column: column)
    }
  }
}
