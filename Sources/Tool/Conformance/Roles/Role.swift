import CodeIndex

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

/// How a role is known when the configuration does not say it.
package struct RolePattern: Sendable {
  package var role: String
  /// `*` stands for any text: `*Presenter`, `*ViewController`.
  package var names: [String]
  /// Base classes and protocols: `SVIPInteractor`, `BasePresenter`.
  package var bases: [String]
  /// Names of folders: `Presenter`, `Views`.
  package var folders: [String]
  package var kinds: Set<TypeFact.Kind>
  /// Names that look like the role and are not: `*PresenterTests`, `*PresenterFactory`.
  package var except: [String]
  /// Whether a base is needed and a name is not enough, as for `*State`.
  package var needsBase: Bool

  package init(
    _ role: String, names: [String] = [], bases: [String] = [], folders: [String] = [],
    kinds: Set<TypeFact.Kind> = [.class, .struct, .enum, .actor], except: [String] = [],
    needsBase: Bool = false
  ) {
    self.role = role
    self.names = names
    self.bases = bases
    self.folders = folders
    self.kinds = kinds
    self.except = except
    self.needsBase = needsBase
  }
}
