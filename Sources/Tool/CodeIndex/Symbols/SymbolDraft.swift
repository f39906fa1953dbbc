/// A type while its declarations and extensions are gathered.
struct SymbolDraft {
  var name: String
  var path: String
  var module: String
  var kind: TypeFact.Kind
  var parts: [TypeSymbol.Part]
  var isForeign = false
  var isTestCode: Bool
  /// The draft that it is nested in.
  var parent: Int?

  /// Whether it is seen in its file alone.
  var isFilePrivate: Bool {
    parts[0].fact.isLocal || [.private, .fileprivate].contains(parts[0].fact.head.access)
  }

  var symbol: TypeSymbol {
    TypeSymbol(
      name: name, path: path, module: module, kind: kind, parts: parts, isForeign: isForeign,
      isTestCode: isTestCode)
  }
}

/// A typealias and where it stands.
struct AliasDraft {
  var fact: AliasFact
  var module: String
  var file: Int
  /// The draft that it is nested in.
  var parent: Int?
}
