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

  /// Types of the system by which code reaches a network or a store.
  static let systemTypes: Set<String> = [
    "URLSession", "URLRequest", "NSManagedObjectContext", "NSFetchRequest", "NSPersistentContainer",
    "NSFetchedResultsController", "JSONDecoder", "JSONEncoder", "JSONSerialization", "ModelContext",
    "FileManager", "OpaquePointer", "CKDatabase", "CKContainer",
  ]

  /// Modules that do.
  static let modules: Set<String> = [
    "Alamofire", "Moya", "Apollo", "CoreData", "SwiftData", "RealmSwift", "GRDB", "SQLite", "FMDB",
    "CloudKit", "FirebaseFirestore", "FirebaseDatabase", "Network", "SQLite3",
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
      let isComponent = code.types(of: written, from: owner).contains { !roles(of: $0).isEmpty }
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
