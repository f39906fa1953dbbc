import CodeIndex

/// Puts components of one architecture together that belong to one screen.
struct SceneBuilder {
  /// Folders that divide a screen and do not hold it: `Cart/Views/CartView.swift` stands in `Cart`.
  private static let divisions: Set<String> = [
    "View", "Views", "Controller", "Controllers", "ViewController", "ViewControllers", "Presenter",
    "Presenters", "Presentation", "Interactor", "Interactors", "Router", "Routers", "Routing",
    "Wireframe", "Wireframes", "ViewModel", "ViewModels", "Model", "Models", "Protocols",
    "Contract", "Contracts", "Interface", "Interfaces", "Assembly", "Configurator", "Builder",
    "Entity", "Entities", "Worker", "Workers", "Intent", "Container", "State", "UI",
  ]

  let code: Codebase

  /// By module, folder and name. Components with one stem and one module are a scene if no role is there twice;
  /// else they are one for each folder.
  func scenes(_ components: [Component]) -> [Scene] {
    struct Key: Hashable {
      var architecture: String
      var module: String
      var stem: String
    }
    let groups = Dictionary(grouping: components.filter { !$0.stem.isEmpty }) {
      Key(architecture: $0.role.architecture, module: $0.type.module, stem: $0.stem)
    }
    return groups.flatMap { key, members -> [(folder: String, scene: Scene)] in
      split(members).map { folder, members in
        let ordered = members.sorted { ($0.role, $0.type.path) < ($1.role, $1.type.path) }
        return (
          folder,
          Scene(
            architecture: key.architecture, name: key.stem, module: key.module, components: ordered)
        )
      }
    }
    .sorted { left, right in
      (left.scene.module, left.folder, left.scene.name, left.scene.architecture)
        < (right.scene.module, right.folder, right.scene.name, right.scene.architecture)
    }
    .map(\.scene)
  }

  private func split(_ members: [Component]) -> [(folder: String, members: [Component])] {
    let roles = Set(members.map(\.role.name))
    let byFolder = Dictionary(grouping: members) { folder(of: $0.type) }
    if roles.count == members.count || byFolder.count == 1 {
      return [(byFolder.keys.min() ?? "", members)]
    }
    // A folder within another one belongs to it: the outermost comes first.
    var whole: [(folder: String, members: [Component])] = []
    for (folder, members) in byFolder.sorted(by: { $0.key < $1.key }) {
      if let outer = whole.firstIndex(where: { folder.hasPrefix($0.folder + "/") }) {
        whole[outer].members += members
      } else {
        whole.append((folder, members))
      }
    }
    return whole
  }

  /// Where a type's screen stands.
  private func folder(of type: TypeSymbol) -> String {
    var folders = code.files[type.parts[0].file].path.split(separator: "/").dropLast()
    while let last = folders.last, Self.divisions.contains(String(last)) { folders.removeLast() }
    return folders.joined(separator: "/")
  }
}
