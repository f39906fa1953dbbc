/// What a body does, in the order of the text, nested closures and local functions included.
///
/// Default values of parameters come first. A call stands after what it is called on and before its arguments, an
/// assignment before what is assigned. What the members of a local type do is theirs, not the body's.
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
    /// `receiver.name(…)`, `name(…)`; an initialiser by its type's name: `Cart(…)`, `Cart.init(…)`. A macro by its
    /// name with the sign: `#selector`.
    case call
    /// `receiver.name` or `name` as a value that is read; not the callee of a call. In a pattern also what looks like a
    /// call: `case .loaded(let items)`.
    case read
    /// `receiver.name = …`, `name += …`, `receiver.name[…] = …`, `&name`.
    case write
    /// A type in a cast, a generic argument, an annotation of a local, or a metatype: `as? CartView`, `CartView.self`.
    case typeUse
    /// `await`: before what is awaited.
    case suspension
    /// A closure begins: ``Step/name`` is the label of the argument it is (empty for a trailing one, `=` when it
    /// is assigned or a default, `return` when it is returned, `()` when it is called at once), ``Step/receiver`` the
    /// name of the function it goes to or of what it is assigned to; empty where neither is known.
    case closureStart
    /// An entry of the closure's capture list: ``Step/name`` is captured as ``Step/receiver``: `weak`, `unowned` or `strong`.
    case capture
    case closureEnd
    /// `if`, `guard`, `switch`, `for`, `while`, `repeat`, `do`, `catch`, `ternary`, `case`, `default`: in ``Step/name``.
    case control
    /// A local variable, a parameter of a closure or of a local function, or what a pattern binds. ``Step/receiver`` is
    /// its type as it is written, ``Step/detail`` its value as for ``write``.
    case binding
    /// A local function starts, and ends.
    case localFunctionStart, localFunctionEnd
    case `return`, `throw`
  }

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Stands under `await`; of a write that what is assigned does.
    package static let awaited = Flags(rawValue: 1)
    /// Optional chaining or `try?` makes it so that it may not happen: `view?.show()`.
    package static let optional = Flags(rawValue: 2)
    /// The value of the call is not used: the call is a statement. So is the only expression of a body, whose value
    /// may be returned.
    package static let discarded = Flags(rawValue: 4)
    /// The call is an initialiser's, as far as the first letter tells.
    package static let initializer = Flags(rawValue: 8)
    /// The call has a trailing closure.
    package static let trailingClosure = Flags(rawValue: 16)
    /// In an `#if` whose condition the configuration does not decide, in the body or around it.
    package static let conditional = Flags(rawValue: 32)
    /// What is assigned is a bare name: `view.onClose = finishFlow`, `= self.finishFlow`.
    package static let bareValue = Flags(rawValue: 64)
    /// `self` is written: `self.close()`, `self?.close()`, `self` as a value.
    package static let explicitSelf = Flags(rawValue: 128)
  }

  package var kind: Kind
  package var flags: Flags
  /// How many closures and local functions are open here; of a start and an end those around it.
  package var depth: UInt16
  /// A UTF-8 offset in the file of the declaration.
  package var offset: Int32
  package var name: Name
  /// Dotted and without `self.`, optional marks, subscripts and arguments: `view`, `router.navigationController`;
  /// `super`; `.` before an implicit member; `self` in `self.init(…)`. Of `make().present()` it is `make()`, and in a
  /// longer chain the last call: of `router.make().with(item).present()` it is `.with()`. What is no name is `()`: a
  /// literal, and parentheses unless they hold a name, cast or not: of `(view as? CartView)?.show()` it is `view`.
  /// More than 16 names are cut at the front.
  package var receiver: Name
  /// Of a call its arguments' labels, with colons: `animated:`, `_:completion:`; those of trailing closures are not among
  /// them. Of a write what is assigned when it is a name or a call: `finishFlow`, `Cart()`, `nil`; `&` of `&name`. Of a
  /// read the label under which it is an argument: `view:`, `_:`.
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
