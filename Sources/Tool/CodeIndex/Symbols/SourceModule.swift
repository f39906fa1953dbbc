/// What is built as one: a SwiftPM or Xcode target, a Tuist target, or a folder where there is nothing else.
package struct SourceModule: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case library, executable, app, macro, plugin, test, support
  }

  package enum Origin: String, Sendable, CaseIterable { case swiftpm, xcode, tuist, folders }

  /// A dependency that the manifest or the project declares.
  package struct Dependency: Hashable, Sendable {
    package var name: String
    /// Whether it is a module of the same root.
    package var isInternal: Bool
    /// Where it is declared: a manifest from the root, and an offset. `nil` for a project file.
    package var path: String?
    package var offset: Int32

    package init(name: String, isInternal: Bool, path: String? = nil, offset: Int32 = 0) {
      self.name = name
      self.isInternal = isInternal
      self.path = path
      self.offset = offset
    }
  }

  package var name: String
  package var kind: Kind
  package var origin: Origin
  /// Its folders from the root.
  package var folders: [String]
  package var dependencies: [Dependency]
  /// Frameworks and packages by name that are not modules of the root.
  package var isTest: Bool { kind == .test }

  package init(
    name: String, kind: Kind, origin: Origin, folders: [String], dependencies: [Dependency] = []
  ) {
    self.name = name
    self.kind = kind
    self.origin = origin
    self.folders = folders
    self.dependencies = dependencies
  }
}
