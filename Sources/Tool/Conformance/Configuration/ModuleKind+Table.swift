extension ModuleKind {
  /// The kind of a module by its name, without any configuration; `nil` for what is not known.
  package static func known(_ module: String) -> ModuleKind? {
    if let kind = exact[module] { return kind }
    return prefixes.first { module.hasPrefix($0.prefix) }?.kind
  }

  /// Whether a module comes with Apple's systems or with Swift itself: nothing that a package has to fetch.
  package static func isPlatform(_ module: String) -> Bool {
    KnownModules.platformUI.contains(module) || KnownModules.platform.contains(module)
      || module.hasPrefix("_")
      || [
        "Combine", "CoreData", "SwiftData", "Network", "CFNetwork", "CloudKit", "XCTest", "Testing",
      ]
      .contains(module)
  }

  private static let exact: [String: ModuleKind] = {
    let table: [(ModuleKind, Set<String>)] = [
      (.ui, KnownModules.platformUI.union(KnownModules.packagesOfUI)),
      (.system, KnownModules.platform), (.reactive, KnownModules.reactive),
      (.persistence, KnownModules.persistence), (.network, KnownModules.network),
      (.sdk, KnownModules.sdk), (.utility, KnownModules.utility),
      (.test, KnownModules.test),
    ]
    return Dictionary(
      table.flatMap { kind, names in names.map { ($0, kind) } },
      uniquingKeysWith: { first, _ in first })
  }()

  private static let prefixes: [(prefix: String, kind: ModuleKind)] = [
    ("Firebase", .sdk), ("Google", .sdk), ("FBSDK", .sdk), ("Facebook", .sdk), ("Mapbox", .sdk),
    ("Yandex", .sdk), ("Datadog", .sdk), ("Sentry", .sdk), ("Stripe", .sdk), ("AWS", .sdk),
    ("NIO", .network), ("GRPC", .network), ("Apollo", .network), ("Rx", .reactive),
  ]
}

extension Settings {
  /// What a module from outside of the root is for: as the configuration says, else by the table.
  package func kind(of module: String) -> ModuleKind? {
    configuredKind(of: module) ?? ModuleKind.known(module)
  }
}
