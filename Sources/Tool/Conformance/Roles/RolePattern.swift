import CodeIndex

/// How a role is known when the configuration does not say it.
package struct RolePattern: Sendable {
  package var role: String
  /// `*` stands for any text: `*Presenter`, `*ViewController`. Of several that match a name the one with the most
  /// letters wins, so that `*ViewModel` is not taken for a `*Model`.
  package var names: [NamePattern]
  /// Names that prove nothing alone, as `*View` and `*State`: they count next to another component of the
  /// same architecture that has the same stem.
  package var weakNames: [NamePattern]
  /// Base classes and protocols, in any number of steps: `SVIPInteractor`, `*BusinessLogic`. Attributes with
  /// their `@`: `@Observable`.
  package var bases: [NamePattern]
  /// Names of folders: `Presenter`, `Views`.
  package var folders: [String]
  package var kinds: Set<TypeFact.Kind>
  /// Names that look like the role and are not.
  package var except: [NamePattern]

  package init(
    _ role: String, names: [NamePattern] = [], weakNames: [NamePattern] = [],
    bases: [NamePattern] = [], folders: [String] = [],
    kinds: Set<TypeFact.Kind> = [.class, .struct, .enum, .actor], except: [NamePattern] = []
  ) {
    self.role = role
    self.names = names
    self.weakNames = weakNames
    self.bases = bases
    self.folders = folders
    self.kinds = kinds
    self.except = except
  }
}
