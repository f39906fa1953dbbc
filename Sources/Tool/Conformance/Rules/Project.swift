import CodeIndex

/// What rules ask: the code, and who plays which role in it.
package struct Project: Sendable {
  package let code: Codebase
  package let roles: RoleTable
  package let settings: Settings

  package init(code: Codebase, roles: RoleTable, settings: Settings) {
    self.code = code
    self.roles = roles
    self.settings = settings
  }

  /// With the roles that a configuration says, or that the code shows.
  package init(_ code: Codebase, configuration: Configuration) {
    self.init(
      code: code, roles: RoleTable(code, configuration: configuration),
      settings: Settings(configuration))
  }
}

extension Project {
  /// The components of these roles, product code only, by module and path.
  package func components(_ architecture: Architecture, _ roles: String...) -> [Component] {
    self.roles.components.filter {
      $0.role.architecture == architecture.rawValue && roles.contains($0.role.name)
        && !$0.type.isTestCode
    }
  }

  /// All of an architecture's components.
  package func components(of architecture: Architecture) -> [Component] {
    roles.components.filter {
      $0.role.architecture == architecture.rawValue && !$0.type.isTestCode
    }
  }

  package func scenes(of architecture: Architecture) -> [Scene] {
    roles.scenes.filter { $0.architecture == architecture.rawValue }
  }

  /// Through which stored properties a component holds others, the inherited ones too.
  package func links(of component: Component) -> [Link] { roles.links(of: component) }

  /// The roles that a type plays; of a protocol those of the types that conform to it.
  package func roles(of type: TypeSymbol) -> [Component] { roles.roles(of: type) }

  /// The modules that a file imports, each once, and whether the condition around the import is undecided.
  package func imports(ofFile file: Int) -> [Import] { code.files[file].imports }

  /// The module and the dotted path of a type, for ``Finding/symbol``.
  package func symbol(_ type: TypeSymbol) -> String { "\(type.module).\(type.path)" }
}
