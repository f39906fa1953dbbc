/// How far a declaration can be seen; `nil` where nothing is written.
package enum Access: String, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// `@MainActor`, `@Environment(\.dismiss)`, `@State`.
package struct Attribute: Hashable, Sendable {
  /// Without the `@` and the arguments.
  package var name: String
  /// What is between the parentheses, as it is written; empty without any.
  package var arguments: String

  package init(name: String, arguments: String = "") {
    self.name = name
    self.arguments = arguments
  }
}

/// The branch of an `#if` in which something stands: `os(iOS)`, `!DEBUG`.
package struct Condition: Hashable, Sendable {
  package var text: String

  package init(text: String) { self.text = text }
}

/// What can precede any declaration.
package struct DeclarationHead: Hashable, Sendable {
  package var attributes: [Attribute] = []
  /// `final`, `lazy`, `static`, `class`, `override`, `nonisolated`, `indirect`, `convenience` and so on; neither
  /// access nor `weak` and `unowned`.
  package var modifiers: [String] = []
  package var access: Access?
  /// From the outermost `#if` to the innermost.
  package var conditions: [Condition] = []
  package var isDocumented = false
  /// Of the name; of an import, `init`, `deinit` and `subscript` of the keyword, of an extension of what it extends.
  package var position = SourcePosition(file: 0, offset: 0)

  package init() {}

  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  package func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }
}
