import CodeIndex

/// Names by which code that talks to a store or to a network is known.
enum Services {
  /// Whether a name says that the type talks to a store or to a network: `CartServiceProtocol`, `OrdersRepository`.
  static func isService(_ name: String) -> Bool {
    var name = Substring(name.split(separator: ".").last ?? "")
    for ending in ["Implementation", "Impl", "Protocol", "Interface", "Type", "Contract"]
    where name.hasSuffix(ending) && name.count > ending.count {
      name = name.dropLast(ending.count)
    }
    return suffixes.contains { name.hasSuffix($0) && name.count > $0.count }
  }

  private static let suffixes = [
    "Service", "Repository", "Gateway", "APIClient", "ApiClient", "HTTPClient", "NetworkClient",
    "NetworkManager", "APIManager", "ApiManager", "DataManager", "PersistenceManager", "DAO",
    "Database", "Networking",
  ]

  /// Roles that services play.
  static let roles: Set<String> = ["worker", "model", "service", "unit"]

  /// Types of the system by which code reaches a network or a store itself.
  ///
  /// Not among them what a controller needs for a web view: URLRequest, and coders of messages.
  static let requestTypes: Set<String> = [
    "URLSession", "NSFetchRequest", "NSBatchDeleteRequest", "CKDatabase", "CKQuery",
    "NSPersistentContainer", "URLSessionDataTask", "URLSessionConfiguration",
  ]

  /// Libraries of networks and stores.
  static let libraries: Set<String> = [
    "Alamofire", "Moya", "Apollo", "RealmSwift", "GRDB", "SQLite", "FMDB", "FirebaseFirestore",
    "FirebaseDatabase", "SQLite3",
  ]
}

extension Project {
  /// The stored properties of a type, the inherited ones too, that hold a service: by the name of the type as it is
  /// written, or of what an alias stands for. Components of the architecture are none.
  func serviceProperties(
    of type: TypeSymbol
  ) -> [(property: PropertyFact, owner: TypeSymbol, service: String)] {
    code.propertiesWithInherited(of: type).compactMap { property, owner in
      guard property.isStored, let written = property.type, !written.isFunction else { return nil }
      let names = written.subjects + code.subjects(of: written, from: owner)
      guard let service = names.first(where: Services.isService) else { return nil }
      let isComponent = code.types(of: written, from: owner).contains { symbol in
        roles(of: symbol).contains { !Services.roles.contains($0.role.name) }
      }
      return isComponent ? nil : (property, owner, service)
    }
  }

  /// The first use of each service's shared instance in a type: `CartService.shared.add(item)`.
  func sharedServices(in type: TypeSymbol) -> [TypeMention] {
    var seen: Set<String> = []
    return mentions(of: type).filter { mention in
      (mention.place == .body || mention.place == .made)
        && Services.isService(mention.name.prefix(while: { $0 != "." }).description)
        && seen.insert(mention.name).inserted
    }
  }
}

extension Project {
  /// A finding for each service that these components hold and ask, or reach by its shared instance. One a property:
  /// a base class's is told once. To hold one and hand it on is what a view does that puts screens together.
  func serviceFindings(_ rule: String, in components: [Component], _ advice: String) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return components.flatMap { component -> [Finding] in
      let services = serviceProperties(of: component.type)
      let held = services.compactMap { property, owner, service -> Finding? in
        guard let use = firstUse(of: property.name, in: component.type) else { return nil }
        return Finding(
          rule, at: property.head.position, in: symbol(owner), about: property.name,
          "\(component.type.path) holds \(service) and asks it itself. \(advice)",
          notes: [Finding.Note("'\(property.name)' is asked here", at: use)])
      }
      // What is kept is told where it is kept, and not where it is made as well.
      let kept = Set(services.map(\.service))
      let shared = sharedServices(in: component.type).filter { !kept.contains($0.name) }.map {
        Finding(
          rule, at: $0.position, in: symbol(component.type), about: $0.name,
          "\(component.type.path) uses \($0.name). \(advice)")
      }
      return (held + shared).filter { seen.insert($0.position).inserted }
    }
  }

  /// Where a member of what a property holds is first called or read.
  private func firstUse(of property: String, in type: TypeSymbol) -> SourcePosition? {
    for body in code.bodies(of: type) {
      for step in body.body.steps where step.kind == .call || step.kind == .read {
        let receiver = code.text(step.receiver)
        guard receiver.hasPrefix(property) else { continue }
        let rest = receiver.dropFirst(property.count)
        guard rest.isEmpty || rest.hasPrefix(".") else { continue }
        return SourcePosition(file: Int32(body.file), offset: step.offset)
      }
    }
    return nil
  }
}
