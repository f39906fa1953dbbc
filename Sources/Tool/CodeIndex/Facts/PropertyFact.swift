/// A variable or a constant: a type's or, with no type around it, a file's.
package struct PropertyFact: Hashable, Sendable {
  /// How the value is held.
  package enum Reference: String, Sendable { case strong, weak, unowned, unownedUnsafe }

  package var name: String
  package var head: DeclarationHead
  package var isLet: Bool
  package var reference: Reference
  /// As it is written, or told by the initial value when that is a call of a type: `let cart = Cart()`.
  package var type: TypeName?
  /// Whether ``type`` is told by the initial value.
  package var isTypeInferred: Bool
  /// The type that the initial value calls: `Cart` in `= Cart(items: [])` and in `= .init()` with a written type.
  package var initialCall: String?
  package var hasInitialValue: Bool
  /// Whether it keeps nothing: it has `get`, and no storage.
  package var isComputed: Bool
  /// `set` is there: of a protocol's requirement `{ get set }`, of a computed property, and of each stored `var`.
  package var isSettable: Bool
  /// `didSet` or `willSet`.
  package var isObserved: Bool
  package var setterAccess: Access?
  package var isAsync: Bool
  package var isThrowing: Bool
  /// What the initial value, the accessors and the observers do.
  package var body: Body

  package init(name: String, head: DeclarationHead, isLet: Bool) {
    self.name = name
    self.head = head
    self.isLet = isLet
    reference = .strong
    isTypeInferred = false
    hasInitialValue = false
    isComputed = false
    isSettable = !isLet
    isObserved = false
    isAsync = false
    isThrowing = false
    body = Body()
  }

  package var isStored: Bool { !isComputed }
  package var isLazy: Bool { head.modifiers.contains("lazy") }
}
