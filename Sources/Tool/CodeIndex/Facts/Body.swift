/// What a body does, in the order of the text, nested closures and local functions included.
///
/// A body is kept as a row of 20 bytes a step, with names by number: the bodies of 15 MB of source are
/// some 800,000 steps.
package struct Body: Hashable, Sendable {
  package var steps: [Step]

  package init(steps: [Step] = []) { self.steps = steps }

  package var isEmpty: Bool { steps.isEmpty }
}

/// One thing a body does.
package struct Step: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// `receiver.name(…)`, `name(…)`, `.name(…)`; an initialiser by its type's name: `Cart(…)`, `Cart.init(…)`.
    case call
    /// `receiver.name` or `name` as a value that is read; not the callee of a call.
    case read
    /// `receiver.name = …`, `name += …`, `receiver.name[…] = …`, `&name`.
    case write
    /// A type in a cast, a generic argument, an annotation of a local, or a metatype: `as? CartView`, `CartView.self`.
    case typeUse
    /// `await`: before what is awaited.
    case suspension
    /// A closure begins: ``Step/name`` is the label of the argument it is (empty for a trailing one, `=` when it
    /// is assigned, `return` when it is returned), ``Step/receiver`` the name of the function it goes to or of
    /// what it is assigned to.
    case closureStart
    /// An entry of the closure's capture list: ``Step/name`` is captured as ``Step/receiver``: `weak`, `unowned` or `strong`.
    case capture
    case closureEnd
    /// `if`, `guard`, `switch`, `for`, `while`, `repeat`, `do`, `catch`, `ternary`, `case`, `default`: in ``Step/name``.
    case control
    /// A local variable, a parameter of a closure or what a pattern binds.
    case binding
    /// A local function starts, and ends.
    case localFunctionStart, localFunctionEnd
    case `return`, `throw`
  }

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Stands under `await`.
    package static let awaited = Flags(rawValue: 1)
    /// Optional chaining or `try?` makes it so that it may not happen: `view?.show()`.
    package static let optional = Flags(rawValue: 2)
    /// The value of the call is not used: the call is a statement.
    package static let discarded = Flags(rawValue: 4)
    /// The call is an initialiser's, as far as the first letter tells.
    package static let initializer = Flags(rawValue: 8)
    /// The call has a trailing closure.
    package static let trailingClosure = Flags(rawValue: 16)
    /// In an `#if` whose condition the configuration does not decide.
    package static let conditional = Flags(rawValue: 32)
    /// What is assigned is a bare name: `view.onClose = finishFlow`.
    package static let bareValue = Flags(rawValue: 64)
  }

  package var kind: Kind
  package var flags: Flags
  /// How many closures and local functions are open here.
  package var depth: UInt16
  /// A UTF-8 offset in the file of the declaration.
  package var offset: Int32
  package var name: Name
  /// Dotted and without `self.`, optional marks and arguments: `view`, `router.navigationController`; `super`;
  /// of `make().present()` it is `make()`.
  package var receiver: Name
  /// Of a call its arguments' labels, with colons: `animated:`, `_:completion:`; of a write what is assigned when it is
  /// a name or a call: `finishFlow`, `Cart()`.
  package var detail: Name

  package init(
    kind: Kind, flags: Flags = [], depth: UInt16 = 0, offset: Int32, name: Name = .empty,
    receiver: Name = .empty, detail: Name = .empty
  ) {
    self.kind = kind
    self.flags = flags
    self.depth = depth
    self.offset = offset
    self.name = name
    self.receiver = receiver
    self.detail = detail
  }
}

/// A text by its number in ``NameTable``.
package struct Name: Hashable, Sendable {
  package var number: UInt32

  package init(number: UInt32) { self.number = number }

  /// The empty text.
  package static let empty = Name(number: 0)
}
