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
  /// Bases that a toolkit has and every architecture uses, as `UIViewController`: a name that says another role
  /// counts more.
  package var toolkitBases: [NamePattern]
  /// Bases one of which a structure has to have: one that is called `*View` is a view if it is SwiftUI's.
  package var structureBases: [String]
  /// Names of folders: `Presenter`, `Views`.
  package var folders: [String]
  package var kinds: Set<TypeFact.Kind>
  /// Names that look like the role and are not.
  package var except: [NamePattern]

  package init(
    _ role: String, names: [NamePattern] = [], weakNames: [NamePattern] = [],
    bases: [NamePattern] = [], toolkitBases: [NamePattern] = [], structureBases: [String] = [],
    folders: [String] = [],
    kinds: Set<TypeFact.Kind> = [.class, .struct, .enum, .actor], except: [NamePattern] = []
  ) {
    self.role = role
    self.names = names
    self.weakNames = weakNames
    self.bases = bases
    self.toolkitBases = toolkitBases
    self.structureBases = structureBases
    self.folders = folders
    self.kinds = kinds
    self.except = except
  }
}
