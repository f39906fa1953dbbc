import CodeIndex

/// Where there is a router, nobody else touches UIKit's stack.
struct CoordinatorNavOnlyInRouter: Rule {
  func findings(in project: Project) -> [Finding] {
    let routed = project.coordinators().filter { component in
      project.links(of: component).contains { $0.leads(to: ["router"]) }
    }
    return routed.flatMap { component in
      project.navigationCalls(in: component.type, allowedThrough: ["router"]).map { call in
        finding(
          in: project, component.type, about: call.name, at: call.position,
          "\(component.type.path) has a router and calls \(call.name)(…) past it: let the router do it, so that it knows what "
            + "is on the stack")
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.nav-only-in-router",
    summary: "A coordinator with a router shows screens through it", severity: .warning,
    rationale: """
      A router tells when a screen has left, whatever removed it. It cannot tell of screens that it did not show.
      """,
    source: CoordinatorRules.source, fix: "Use the router's verbs; add one where it lacks one.",
    violations: [
      Example(
        "past the router",
        """
        // file: Auth/AuthCoordinator.swift
        import UIKit
        final class AuthCoordinator: Coordinator {
          let router = Router()
          let stack = UINavigationController()
          func start() {
            stack.pushViewController(UIViewController(), animated: true) // <-
          }
        }
        final class Router {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          let router = Router()
        }
        final class Router {}
        protocol Coordinator: AnyObject {}
        // file: Auth/AuthCoordinator+Show.swift
        import UIKit
        extension AuthCoordinator {
          func show(_ screen: UIViewController) {
            screen.dismiss(animated: false) // <-
          }
        }
        """),
      Example(
        "nested, with the router in a base class",
        """
        // file: Auth/Auth.swift
        import UIKit
        class RoutedCoordinator { let router = Router() }
        final class Router {}
        enum Auth {
          final class PinCoordinator: RoutedCoordinator {
            func show(on root: UIViewController) {
              root.present(UIViewController(), animated: true) // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "through the router",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          let router = Router()
          func start() { router.present(1, animated: true) }
        }
        final class Router { func present(_ screen: Any, animated: Bool) {} }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a coordinator without a router",
        """
        // file: Auth/AuthCoordinator.swift
        import UIKit
        final class AuthCoordinator: Coordinator {
          let stack = UINavigationController()
          func start() { stack.pushViewController(UIViewController(), animated: true) }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a function that is called so",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          let router = Router()
          func start() { dismiss(reason: 1) }
          func dismiss(reason: Int) {}
        }
        final class Router {}
        protocol Coordinator: AnyObject {}
        """),
    ])
}
