/// One declaration of a type, a protocol or an extension, as a file has it.
package struct TypeFact: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package struct Case: Hashable, Sendable {
    package var name: String
    package var payload: [FunctionFact.Parameter]
    package var head: DeclarationHead

    package init(name: String, payload: [FunctionFact.Parameter], head: DeclarationHead) {
      self.name = name
      self.payload = payload
      self.head = head
    }
  }

  package var kind: Kind
  /// Simple for a type; for an extension what is extended, dotted: `Catalog.Item`.
  package var name: String
  /// The types and extensions around it, dotted; empty at the top. Of a local type the function too: `Cart.load()`.
  package var container: String
  package var head: DeclarationHead
  package var generics: [GenericFact]
  /// Written after the colon.
  package var inheritance: [TypeName]
  /// `where Self: UIViewController`, `where Item == Price`: the text of each requirement.
  package var requirements: [String]
  package var associatedTypes: [GenericFact]
  package var properties: [PropertyFact]
  package var functions: [FunctionFact]
  package var cases: [Case]
  package var aliases: [AliasFact]
  /// Whether it stands in a function or a closure.
  package var isLocal: Bool
  /// Lines from the opening to the closing brace, both counted.
  package var lineCount: Int

  package init(kind: Kind, name: String, container: String, head: DeclarationHead) {
    self.kind = kind
    self.name = name
    self.container = container
    self.head = head
    generics = []
    inheritance = []
    requirements = []
    associatedTypes = []
    properties = []
    functions = []
    cases = []
    aliases = []
    isLocal = false
    lineCount = 0
  }

  /// Dotted from the top of the file: `Catalog.Item`.
  package var path: String { container.isEmpty ? name : "\(container).\(name)" }
}

/// `typealias Presenter = CartPresenting & Sendable`.
package struct AliasFact: Hashable, Sendable {
  package var name: String
  package var container: String
  package var target: TypeName
  package var head: DeclarationHead

  package init(name: String, container: String, target: TypeName, head: DeclarationHead) {
    self.name = name
    self.container = container
    self.target = target
    self.head = head
  }
}
