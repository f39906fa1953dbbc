/// `@preconcurrency public import struct Shop.Item`.
package struct Import: Hashable, Sendable {
  /// The first component: `Shop`.
  package var module: String
  /// The whole path: `Shop.Item`.
  package var path: String
  /// `struct`, `class`, `func` and so on, of an import that names one declaration.
  package var kind: String?
  package var head: DeclarationHead

  package init(module: String, path: String, kind: String? = nil, head: DeclarationHead) {
    self.module = module
    self.path = path
    self.kind = kind
    self.head = head
  }

  package var isExported: Bool { head.has(attribute: "_exported") }
  package var isTestable: Bool { head.has(attribute: "testable") }
}
