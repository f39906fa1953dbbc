/// A type or a protocol with everything the code base says of it: its declaration, the extensions in
/// whatever file, and what it inherits.
///
/// Symbols are compared by identity and live as long as their ``Codebase``.
package final class TypeSymbol: Sendable {
  /// A declaration or an extension, and where its file is.
  package struct Part: Sendable {
    package var fact: TypeFact
    /// The number of its file in ``Codebase/files``.
    package var file: Int
  }

  package let name: String
  /// Dotted from the top of its module: `Catalog.Item`.
  package let path: String
  /// The module's name; of an extension of a type from elsewhere the module that extends it.
  package let module: String
  package let kind: TypeFact.Kind
  /// The declaration first, then extensions by file and offset. A type of which there are extensions only, because
  /// another package declares it, has no declaration: ``isForeign``.
  package let parts: [Part]
  package let isForeign: Bool
  package let isTestCode: Bool

  package init(
    name: String, path: String, module: String, kind: TypeFact.Kind, parts: [Part],
    isForeign: Bool, isTestCode: Bool
  ) {
    self.name = name
    self.path = path
    self.module = module
    self.kind = kind
    self.parts = parts
    self.isForeign = isForeign
    self.isTestCode = isTestCode
  }
}

extension TypeSymbol: Hashable {
  package static func == (left: TypeSymbol, right: TypeSymbol) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TypeSymbol {
  /// Where it is declared; of a foreign type its first extension.
  package var position: SourcePosition { parts[0].fact.head.position }

  package var head: DeclarationHead { parts[0].fact.head }

  /// Of the declaration and of every extension, in that order.
  package var properties: [PropertyFact] { parts.flatMap(\.fact.properties) }
  package var storedProperties: [PropertyFact] { properties.filter(\.isStored) }
  package var functions: [FunctionFact] { parts.flatMap(\.fact.functions) }
  package var initializers: [FunctionFact] { functions.filter { $0.kind == .initializer } }
  package var cases: [TypeFact.Case] { parts.flatMap(\.fact.cases) }

  /// What is written after a colon, here and in every extension.
  package var inheritance: [TypeName] { parts.flatMap(\.fact.inheritance) }

  package func has(attribute name: String) -> Bool { head.has(attribute: name) }
}
