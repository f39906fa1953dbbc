/// The texts of ``Name``: filled while files are read, then never changed.
package struct NameTable: Sendable {
  private var texts: [String] = [""]
  private var numbers: [String: UInt32] = ["": 0]

  package init() {}

  /// The number of a text, a new one if it was not seen before. O(length).
  package mutating func name(_ text: String) -> Name {
    if let number = numbers[text] { return Name(number: number) }
    let number = UInt32(texts.count)
    texts.append(text)
    numbers[text] = number
    return Name(number: number)
  }

  /// The number of a text, if any file has it. O(length).
  package func existing(_ text: String) -> Name? {
    numbers[text].map(Name.init(number:))
  }

  /// O(1).
  package subscript(_ name: Name) -> String { texts[Int(name.number)] }

  package var count: Int { texts.count }
}

extension NameTable {
  /// The same text, in storage that all who have it share. O(length).
  package mutating func shared(_ text: String) -> String {
    // Fifteen bytes need no storage.
    guard text.utf8.count > 15 else { return text }
    let name = name(text)
    return self[name]
  }
}
