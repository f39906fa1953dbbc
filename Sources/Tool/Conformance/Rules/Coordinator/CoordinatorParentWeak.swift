import CodeIndex

/// A parent keeps its children; a child does not keep its parent.
struct CoordinatorParentWeak: Rule {
  func findings(in project: Project) -> [Finding] {
    project.coordinators().flatMap { component in
      component.type.storedProperties.compactMap { property -> Finding? in
        guard property.reference == .strong, let type = property.type, !type.isFunction,
          !type.isCollection, isParent(property.name),
          project.code.types(of: type, from: component.type).contains(where: { type in
            project.plays(type, .coordinator, "coordinator") || type.name.contains("Coordinator")
          })
        else { return nil }
        return finding(
          in: project, component.type, about: property.name, at: property.head.position,
          "\(component.type.path) keeps its parent through '\(property.name)', and the parent keeps it among its children: make "
            + "it weak")
      }
    }
  }

  private func isParent(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["parent", "delegate", "finishdelegate", "output", "owner"].contains {
      name.contains($0)
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.parent-weak", summary: "A child holds its parent coordinator weakly",
    severity: .warning,
    rationale: """
      The parent keeps a child until its flow ends. A child that keeps the parent as well keeps both, and everything on \
      their screens, for ever.
      """,
    source: "Coordinators Redux (Soroush Khanlou); " + CoordinatorRules.source,
    fix: "Declare it `weak var`, or tell the parent through a closure that captures it weakly.",
    violations: [
      Example(
        "a parent",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          var parentCoordinator: AppCoordinator? // <-
        }
        final class AppCoordinator: Coordinator { var children: [any Coordinator] = [] }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a delegate, through an alias in another file",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        typealias Boss = AppCoordinator
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          private let delegate: Boss // <-
          init(delegate: Boss) { self.delegate = delegate }
        }
        """),
      Example(
        "a nested one, through a protocol",
        """
        // file: Auth/Auth.swift
        enum Auth {
          final class PinCoordinator: Coordinator {
            var parent: (any ParentCoordinator)? // <-
          }
        }
        protocol Coordinator: AnyObject {}
        protocol ParentCoordinator: Coordinator {}
        """),
    ],
    nearMisses: [
      Example(
        "weakly",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          weak var parentCoordinator: AppCoordinator?
        }
        final class AppCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "children",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          var childCoordinators: [any Coordinator] = []
          var auth: AuthCoordinator?
        }
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "another delegate",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator { var delegate: Keyboard? }
        final class Keyboard {}
        protocol Coordinator: AnyObject {}
        """),
    ])
}
