import CodeIndex

/// The list of children is changed where it is declared.
struct CoordinatorChildrenEncapsulated: Rule {
  private static let lists: Set<String> = ["childCoordinators", "children", "coordinators"]
  private static let changes: Set<String> = [
    "append", "remove", "removeAll", "removeLast", "insert", "removeFirst",
  ]

  func findings(in project: Project) -> [Finding] {
    project.coordinators().flatMap { component -> [Finding] in
      // Those who declare the list, and those who only have a protocol's demand to meet, are its keepers.
      let inherited = project.propertiesByName(of: component.type)
        .filter { Self.lists.contains($0.key) && $0.value.owner != component.type }
      guard !inherited.isEmpty else { return [] }
      return project.code.steps(of: component.type, .call)
        .filter { Self.changes.contains($0.name) && inherited[$0.receiver] != nil }
        .map { step in
          finding(
            in: project, component.type, about: step.receiver, at: step.position,
            "\(component.type.path) changes '\(step.receiver)' of \(inherited[step.receiver]?.owner.name ?? "its base class") itself: "
              + "call the base's functions, which add once and remove the right one")
        }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.children-encapsulated",
    summary: "Children are added and removed by the base coordinator", severity: .warning,
    rationale: """
      A child that is added twice is removed once and stays; one that is removed by its place removes another. The base does \
      both by identity.
      """,
    source: CoordinatorRules.source,
    fix: "Call addDependency and removeDependency; make the list private.",
    ours: "`Flow` keeps its children to itself.",
    violations: [
      Example(
        "a list of the base's",
        """
        // file: Base/BaseCoordinator.swift
        class BaseCoordinator { var childCoordinators: [AnyObject] = [] }
        // file: App/AppCoordinator.swift
        final class AppCoordinator: BaseCoordinator {
          func run(_ child: AnyObject) {
            childCoordinators.append(child) // <-
          }
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Base/BaseCoordinator.swift
        class BaseCoordinator { var children: [AnyObject] = [] }
        final class AppCoordinator: BaseCoordinator {}
        // file: App/AppCoordinator+End.swift
        extension AppCoordinator {
          func end() {
            children.removeLast() // <-
          }
        }
        """),
      Example(
        "nested, two bases up",
        """
        // file: Base/BaseCoordinator.swift
        class BaseCoordinator { var childCoordinators: [AnyObject] = [] }
        class TabCoordinator: BaseCoordinator {}
        // file: App/App.swift
        enum App {
          final class MainCoordinator: TabCoordinator {
            func end() {
              self.childCoordinators.removeAll() // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the base itself",
        """
        // file: Base/BaseCoordinator.swift
        class BaseCoordinator {
          private var childCoordinators: [AnyObject] = []
          func addDependency(_ child: AnyObject) { childCoordinators.append(child) }
        }
        """),
      Example(
        "by the base's functions",
        """
        // file: Base/BaseCoordinator.swift
        class BaseCoordinator {
          var childCoordinators: [AnyObject] = []
          func addDependency(_ child: AnyObject) { childCoordinators.append(child) }
        }
        final class AppCoordinator: BaseCoordinator {
          func run(_ child: AnyObject) { addDependency(child) }
        }
        """),
      Example(
        "a protocol's demand",
        """
        // file: App/AppCoordinator.swift
        protocol Coordinator: AnyObject { var childCoordinators: [any Coordinator] { get set } }
        final class AppCoordinator: Coordinator {
          var childCoordinators: [any Coordinator] = []
          func run(_ child: any Coordinator) { childCoordinators.append(child) }
        }
        """),
    ])
}
