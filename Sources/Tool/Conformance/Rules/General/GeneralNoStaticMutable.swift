import CodeIndex

struct GeneralNoStaticMutable: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.no-static-mutable",
    summary: "Components and what makes them keep no static variables",
    severity: .warning,
    rationale: """
      A static variable is shared by every screen and every test of the process: two carts become one, and tests \
      depend on the order in which they run.
      """,
    source: "Surf's Catalog (2024), whose variants share one static model each",
    fix: "Keep it in an instance that the composition root makes and hands on.",
    falsePositives: "A variable that is set once, before anything else runs.",
    violations: [
      Example(
        "a factory that keeps what it made",
        """
        final class CartService {}
        enum CartServiceFactory {
          static var service: CartService? // <-
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Services/ServiceLocator.swift
        final class ServiceLocator {}
        // file: Services/ServiceLocator+Shared.swift
        extension ServiceLocator {
          static var services: [String: Any] = [:] // <-
        }
        """),
      Example(
        "nested",
        """
        enum Shop {
          class ModuleContainer {
            static var shared = ModuleContainer() // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a constant",
        """
        final class ServiceLocator {
          static let shared = ServiceLocator()
        }
        """),
      Example(
        "what is worked out each time",
        """
        enum CartServiceFactory {
          static var title: String { "Cart" }
        }
        """),
      Example(
        "private, and set nowhere",
        """
        enum CartServiceFactory {
          private static var retries = 3
        }
        """),
      Example(
        "a view's cache of sizes",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["mvc"]}]}
        final class CountView: UIView {
          private static var sizes: [Int: Int] = [:]
          func size(_ count: Int) { Self.sizes[count] = 1 }
        }
        """),
      Example(
        "a value that a task inherits",
        """
        enum TraceContainer {
          @TaskLocal static var current: Int = 0
        }
        """),
    ])

  private static let makers = [
    "Factory", "Locator", "Container", "Assembly", "Assembler", "Facade",
  ]

  func findings(in project: Project) -> [Finding] {
    let components = Set(project.roles.components.map(\.type).filter { !project.isView($0) })
    return project.code.types.filter { type in
      !type.isTestCode
        && (components.contains(type) || Self.makers.contains { type.name.hasSuffix($0) })
    }
    .flatMap { type in
      type.storedProperties.filter { property in
        property.head.isStatic && !property.isLet && property.head.attributes.isEmpty
          && property.name != "defaultValue" && isSet(property, in: type, project)
      }
      .map { property in
        Finding(
          id, at: property.head.position, in: project.symbol(type), about: property.name,
          "'\(property.name)' is one variable for the whole process. Keep it in an instance that is "
            + "handed to those who need it.")
      }
    }
  }

  /// Whether others can set it, or the type does.
  private func isSet(_ property: PropertyFact, in type: TypeSymbol, _ project: Project) -> Bool {
    let access = property.setterAccess ?? property.head.access
    return access != .private
      || project.code.steps(of: type, .write).contains { $0.name == property.name }
  }
}
