/// A type as it is written: `(any CartInput & CartOutput)?`.
package struct TypeName: Hashable, Sendable {
  /// The text, without comments and with single spaces.
  package var text: String
  /// Every nominal type that is mentioned, dotted and without generic arguments, in order:
  /// `[Shop.Item: Price]?` gives `Shop.Item` and `Price`.
  package var names: [String]
  /// The names that the value itself is: those of the composition or the existential, without what
  /// stands in generic arguments, arrays, tuples or functions. `[Item]` and `() -> Item` have none.
  package var subjects: [String]
  package var isOptional: Bool
  package var isImplicitlyUnwrapped: Bool
  /// `any P`.
  package var isExistential: Bool
  /// `some P`.
  package var isOpaque: Bool
  package var isFunction: Bool
  /// An array, a set or a dictionary, by its brackets or by its name.
  package var isCollection: Bool

  package init(
    text: String, names: [String] = [], subjects: [String] = [], isOptional: Bool = false,
    isImplicitlyUnwrapped: Bool = false, isExistential: Bool = false, isOpaque: Bool = false,
    isFunction: Bool = false, isCollection: Bool = false
  ) {
    self.text = text
    self.names = names
    self.subjects = subjects
    self.isOptional = isOptional
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.isExistential = isExistential
    self.isOpaque = isOpaque
    self.isFunction = isFunction
    self.isCollection = isCollection
  }
}
