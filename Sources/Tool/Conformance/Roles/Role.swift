/// What a type is for in its architecture: `presenter` in VIPER.
package struct Role: Hashable, Comparable, Sendable {
  /// The architecture's word, or the name of a custom one.
  package var architecture: String
  /// In lower case, words joined by hyphens: `presenter`, `view-state-holder`.
  package var name: String

  package init(_ architecture: Architecture, _ name: String) {
    self.init(custom: architecture.rawValue, name)
  }

  package init(custom architecture: String, _ name: String) {
    self.architecture = architecture
    self.name = name
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.architecture, left.name) < (right.architecture, right.name)
  }
}
