/// A function, an initialiser, a deinitialiser or a subscript.
package struct FunctionFact: Hashable, Sendable {
  package enum Kind: String, Sendable { case function, initializer, deinitializer, `subscript` }

  package struct Parameter: Hashable, Sendable {
    /// What the caller writes; `nil` for `_`.
    package var label: String?
    package var name: String
    package var type: TypeName
    /// `@escaping`, or a function in an optional, which always escapes.
    package var isEscaping: Bool
    package var hasDefault: Bool
    /// The type that the default value calls, as in `cart: Cart = Cart()`.
    package var defaultCall: String?

    package init(label: String?, name: String, type: TypeName) {
      self.label = label
      self.name = name
      self.type = type
      isEscaping = false
      hasDefault = false
    }
  }

  package var kind: Kind
  /// `init`, `deinit` and `subscript` for those.
  package var name: String
  package var head: DeclarationHead
  package var generics: [GenericFact]
  package var parameters: [Parameter]
  package var returns: TypeName?
  package var isAsync: Bool
  /// `throws`, also with a type, and `rethrows`.
  package var isThrowing: Bool
  /// Whether there is a body: a protocol's requirement has none.
  package var hasBody: Bool
  package var body: Body

  package init(kind: Kind, name: String, head: DeclarationHead) {
    self.kind = kind
    self.name = name
    self.head = head
    generics = []
    parameters = []
    isAsync = false
    isThrowing = false
    hasBody = false
    body = Body()
  }

  /// Whether a value comes back: something is written that is not `Void`, `()` or `Never`.
  package var returnsValue: Bool {
    guard let returns else { return false }
    return !["Void", "()", "Never", "Swift.Void"].contains(returns.text)
  }
}

/// A generic parameter or an associated type, with all that is demanded of it.
package struct GenericFact: Hashable, Sendable {
  package var name: String
  package var bounds: [TypeName]

  package init(name: String, bounds: [TypeName] = []) {
    self.name = name
    self.bounds = bounds
  }
}
