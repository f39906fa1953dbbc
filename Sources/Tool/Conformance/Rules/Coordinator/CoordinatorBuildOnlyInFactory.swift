import CodeIndex

/// Where there is a factory, coordinators make neither screens nor one another.
struct CoordinatorBuildOnlyInFactory: Rule {
  func findings(in project: Project) -> [Finding] {
    let users = project.coordinators().filter { component in
      project.links(of: component).contains {
        $0.leads(to: ["screen-factory", "coordinator-factory"])
      }
    }
    return users.flatMap { component in
      project.code.steps(of: component.type, .call)
        .filter { $0.flags.contains(.initializer) }
        .compactMap { call in
          guard let type = project.code.type(named: call.name, from: component.type),
            type != component.type,
            project.plays(type, .coordinator, "coordinator") || project.isViewController(type)
          else { return nil }
          return finding(
            in: project, component.type, about: call.name, at: call.position,
            "\(component.type.path) has a factory and makes \(call.name) itself: ask the factory, so that tests can give "
              + "another one")
        }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.build-only-in-factory",
    summary: "A coordinator with a factory makes no screens or coordinators itself",
    severity: .warning,
    rationale: """
      A factory behind a protocol is how a flow is tested: it hands out stand-ins. What is made past it is always the real one.
      """,
    source: CoordinatorRules.source, fix: "Add a function to the factory's protocol.",
    falsePositives: "An alert or a sheet of the system that needs no stand-in.",
    violations: [
      Example(
        "a child past the factory",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          let factory: CoordinatorFactory
          init(factory: CoordinatorFactory) { self.factory = factory }
          func start() {
            let auth = AuthCoordinator() // <-
          }
        }
        final class CoordinatorFactory {}
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a screen, in an extension in another file",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          let screens = ModulesFactory()
        }
        final class ModulesFactory {}
        protocol Coordinator: AnyObject {}
        // file: Auth/AuthCoordinator+Show.swift
        import UIKit
        final class PinViewController: UIViewController {}
        extension AuthCoordinator {
          func show() -> Any {
            PinViewController() // <-
          }
        }
        """),
      Example(
        "a nested child, by an alias",
        """
        // file: App/App.swift
        typealias Child = Auth.PinCoordinator
        enum Auth { final class PinCoordinator: Coordinator {} }
        protocol Coordinator: AnyObject {}
        final class CoordinatorFactory {}
        final class AppCoordinator: Coordinator {
          let factory = CoordinatorFactory()
          lazy var child = Child() // <-
        }
        """),
    ],
    nearMisses: [
      Example(
        "by the factory",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          let factory = CoordinatorFactory()
          func start() { factory.makeAuth() }
        }
        final class CoordinatorFactory { func makeAuth() -> AuthCoordinator { AuthCoordinator() } }
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "no factory at all",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func start() { let auth = AuthCoordinator() }
        }
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "values",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          let factory = CoordinatorFactory()
          func start() { let settings = Settings() }
        }
        struct Settings {}
        final class CoordinatorFactory {}
        protocol Coordinator: AnyObject {}
        """),
    ])
}
