extension ConfigurationReader {
  /// The members of an object by key; of a key that is there twice the first, and the second is told.
  mutating func object(
    _ node: JSONNode, _ what: String, known: [String]? = nil
  ) -> [String: JSONNode]? {
    guard let members = members(node, what) else { return nil }
    if let known { refuseUnknown(node, what, known: known) }
    return Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The members in their order, each key once.
  mutating func members(_ node: JSONNode, _ what: String) -> [JSONNode.Member]? {
    guard case .object(let members) = node.value else {
      report("\(what) is an object, and here is \(node.kind).", at: node.offset)
      return nil
    }
    var seen: Set<String> = []
    return members.filter { member in
      let isNew = seen.insert(member.key).inserted
      if !isNew { report("The key '\(member.key)' is here twice.", at: member.keyOffset) }
      return isNew
    }
  }

  mutating func refuseUnknown(_ node: JSONNode, _ what: String, known: [String]) {
    guard case .object(let members) = node.value else { return }
    for member in members where !known.contains(member.key) {
      let hint = Nearest.hint(for: member.key, among: known)
      report("Unknown key '\(member.key)' in \(what). \(hint)", at: member.keyOffset)
    }
  }

  mutating func text(_ node: JSONNode, _ what: String) -> String? {
    guard case .string(let text) = node.value else {
      report("\(what) is a text, and here is \(node.kind).", at: node.offset)
      return nil
    }
    guard !text.isEmpty else {
      report("\(what) is empty.", at: node.offset)
      return nil
    }
    return text
  }

  mutating func number(_ node: JSONNode, _ what: String) -> Int? {
    guard case .number(let number) = node.value, let whole = Int(exactly: number) else {
      report("\(what) is a whole number, and here is \(node.kind).", at: node.offset)
      return nil
    }
    return whole
  }

  mutating func list(_ node: JSONNode?, _ what: String) -> [JSONNode] {
    guard let node else { return [] }
    guard case .array(let nodes) = node.value else {
      report("\(what) is a list, and here is \(node.kind).", at: node.offset)
      return []
    }
    return nodes
  }

  mutating func texts(_ node: JSONNode?, _ what: String) -> [String] {
    list(node, what).compactMap { text($0, "An entry of \(what)") }
  }

  /// Patterns for paths from the root.
  mutating func patterns(_ node: JSONNode?, _ what: String) -> [PathPattern] {
    list(node, what).compactMap { node in
      guard let text = text(node, "An entry of \(what)") else { return nil }
      if text.hasPrefix("/") || text.split(separator: "/").contains("..") {
        report("'\(text)' leads out of the root; paths are told from there.", at: node.offset)
      }
      return PathPattern(text, at: place(node.offset))
    }
  }

  /// Patterns for names.
  mutating func names(_ node: JSONNode?, _ what: String) -> [PathPattern] {
    list(node, what).compactMap { node in
      text(node, "An entry of \(what)").map { PathPattern($0, at: place(node.offset)) }
    }
  }

  /// One of the words of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ what: String, _: Word.Type
  ) -> Word? {
    guard let text = text(node, what) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    report("\(what) cannot be '\(text)'. \(Nearest.hint(for: text, among: words))", at: node.offset)
    return nil
  }

  mutating func require(
    _ key: String, of members: [String: JSONNode], _ what: String, at node: JSONNode
  ) -> JSONNode? {
    if let value = members[key] { return value }
    report("'\(key)' is missing in \(what).", at: node.offset)
    return nil
  }
}
