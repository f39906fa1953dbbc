import CodeIndex

extension Project {
  /// The stored and computed properties of a type by name, its own before those it inherits.
  func propertiesByName(
    of type: TypeSymbol
  ) -> [String: (property: PropertyFact, owner: TypeSymbol)] {
    Dictionary(
      code.propertiesWithInherited(of: type).map { ($0.property.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The components of these roles that stand in a scene, or hold one that does.
  ///
  /// Where there are scenes, a type alone that is called a presenter is something else: what shows an alert, or
  /// composes a mail. Where there are none, every type counts.
  func parts(_ architecture: Architecture, _ roles: String...) -> [Component] {
    let all = components(of: architecture).filter { roles.contains($0.role.name) }
    let scenes = scenes(of: architecture).filter { Set($0.components.map(\.role.name)).count > 1 }
    guard !scenes.isEmpty else { return all }
    let staged = Set(scenes.flatMap(\.components))
    return all.filter { staged.contains($0) || !links(of: $0).isEmpty }
  }

  /// The stored properties through which a component leads to one role, and no other.
  func links(of component: Component, to role: String) -> [Link] {
    links(of: component).filter { $0.leads(to: [role]) }
  }

  /// A finding for each stored property of these components that leads to one of the roles.
  func linkFindings(
    _ rule: String, from components: [Component], to roles: Set<String>,
    where isWrong: (Link) -> Bool = { _ in true }, _ message: (Link) -> String
  ) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return components.flatMap { links(of: $0) }
      .filter { $0.leads(to: roles) && isWrong($0) && seen.insert($0.position).inserted }
      .map { link in
        Finding(
          rule, at: link.position, in: symbol(link.owner), about: link.property.name, message(link))
      }
  }

  /// A finding for each link that names a class of the same scene where a protocol should stand.
  func concreteLinkFindings(
    _ rule: String, from components: [Component], to roles: [String: Set<String>]
  ) -> [Finding] {
    components.flatMap { component in
      linkFindings(
        rule, from: [component], to: roles[component.role.name] ?? [],
        where: { !$0.isByProtocol && $0.leadsToSibling }
      ) { link in
        let target = link.to[0]
        return "\(link.from.type.path) knows its \(target.role.name) as the type "
          + "\(target.type.path). Give it a protocol that says what it may ask of it."
      }
    }
  }
}

extension Link {
  /// Whether every component that it can lead to plays one of these roles.
  func leads(to roles: Set<String>) -> Bool {
    !to.isEmpty
      && to.allSatisfy {
        $0.role.architecture == from.role.architecture && roles.contains($0.role.name)
      }
  }

  /// Whether it leads to a component of the same stem, which is the same scene as far as names tell.
  var leadsToSibling: Bool {
    !from.stem.isEmpty && to.contains { $0.stem == from.stem && $0.type.module == from.type.module }
  }

  /// Whether it keeps its target alive.
  var keeps: Bool { !isWeak && property.reference == .strong && property.type?.isFunction != true }
}

extension Project {
  /// Whether it is observed, or has variables: whether it matters which one of them it is.
  func keepsState(_ type: TypeSymbol) -> Bool {
    type.has(attribute: "Observable") || code.ancestors(of: type).contains("ObservableObject")
      || code.propertiesWithInherited(of: type).contains {
        $0.property.isStored && !$0.property.isLet && !$0.property.head.isStatic
      }
  }
}
