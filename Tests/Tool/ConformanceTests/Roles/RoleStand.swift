import CodeIndex
import Conformance

/// Code of a test, and what the checker makes of it.
struct RoleStand {
  let project: Project

  /// Files begin with `// file:`; a first line `// config:` is the configuration. Without one the architecture is told by
  /// the code, or is the given one everywhere.
  init(_ text: String, as architecture: Architecture? = nil) throws {
    project = try ExampleCode(text).project(for: architecture?.rawValue ?? "")
  }

  var roles: RoleTable { project.roles }

  func type(_ path: String) throws -> TypeSymbol {
    guard let type = project.code.types.first(where: { $0.path == path }) else {
      throw ExampleProblem(messages: ["There is no \(path)."])
    }
    return type
  }

  func component(_ path: String) throws -> Component {
    let type = try type(path)
    guard let component = roles.components.first(where: { $0.type == type }) else {
      throw ExampleProblem(messages: ["\(path) plays no role."])
    }
    return component
  }

  /// `CartPresenter: presenter`, in the order of the table.
  var played: [String] { roles.components.map { "\($0.type.path): \($0.role.name)" } }

  /// `presenter.view ~> CartViewController`, from one type.
  func links(of path: String) throws -> [String] {
    roles.links(of: try component(path)).map { link in
      let arrow = link.isWeak ? "~>" : "->"
      return "\(link.property.name) \(arrow) \(link.to.map(\.type.name).joined(separator: ", "))"
    }
  }

  /// `viper Cart: interactor, presenter`.
  var scenes: [String] {
    roles.scenes.map { scene in
      let roles = scene.components.map(\.role.name).joined(separator: ", ")
      return "\(scene.architecture) \(scene.name): \(roles)"
    }
  }
}
