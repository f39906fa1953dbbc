import CodeIndex

extension RoleTable {
  /// Whether something is shown by a scene, or led by it: it has the roles without which it is not of its architecture. A
  /// worker alone is none, nor is a view of Model-View that holds no model, nor base classes. O(components).
  package func isScreen(_ scene: Scene) -> Bool {
    let own = scene.components.filter { !baseClasses.contains($0.type) }
    let roles = Set(own.map(\.role.name))
    guard let architecture = Architecture(rawValue: scene.architecture) else {
      return own.count > 1
    }
    if architecture == .mv {
      return own.contains { component in
        component.role.name == "view"
          && links(of: component).contains { $0.to.contains { $0.role.name == "model" } }
      }
    }
    let profile = Profile.of(architecture)
    return (profile.required + profile.requiredIfTold).contains(where: roles.isSuperset)
  }
}
