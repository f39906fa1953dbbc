import CodeIndex

/// A coordinator speaks to a router, and knows no toolkit.
struct CoordinatorNoUIImport: Rule {
  func findings(in project: Project) -> [Finding] {
    let routed = project.coordinators().filter { component in
      project.links(of: component).contains { $0.leads(to: ["router"]) }
    }
    return project.uiFindings(
      id, of: routed,
      "It has a router: let the router push and present, so that the flow is tested without screens."
    )
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.no-ui-import", summary: "A coordinator with a router uses no UI framework",
    severity: .warning,
    rationale: """
      The router is there so that flows know no toolkit. One that imports UIKit all the same is tested with a window.
      """,
    source: CoordinatorRules.source,
    fix: "Give the router a verb for what is needed.",
    falsePositives:
      "Coordinators that hold a navigation controller themselves, the form of Khanlou's article, are left out.",
    violations: [
      Example(
        "an alert of its own",
        """
        // file: Auth/AuthCoordinator.swift
        import UIKit // <-
        final class AuthCoordinator: BaseCoordinator {
          private let router: Router
          init(router: Router) { self.router = router }
          func warn() { router.present(UIAlertController()) }
        }
        final class Router { func present(_ screen: Any) {} }
        class BaseCoordinator {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: BaseCoordinator {
          let router = Router()
        }
        class BaseCoordinator {}
        final class Router {}
        // file: Auth/AuthCoordinator+Style.swift
        import UIKit // <-
        extension AuthCoordinator { func style(_ bar: UINavigationBar) {} }
        """),
      Example(
        "nested, with the router in a base class and no import",
        """
        // file: Auth/Auth.swift
        enum Auth {
          final class SignInCoordinator: RoutedCoordinator {
            var screen: UIViewController? // <-
          }
        }
        // file: Base/RoutedCoordinator.swift
        class RoutedCoordinator { let router = Router() }
        final class Router {}
        """),
    ],
    nearMisses: [
      Example(
        "a coordinator that is its own router",
        """
        // file: Auth/AuthCoordinator.swift
        import UIKit
        final class AuthCoordinator: Coordinator {
          var navigationController = UINavigationController()
        }
        protocol Coordinator {}
        """),
      Example(
        "the router",
        """
        // file: App/Router.swift
        import UIKit
        final class Router { weak var root: UINavigationController? }
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator { let router = Router() }
        protocol Coordinator {}
        """),
      Example(
        "the delegate of a represented view",
        """
        // file: Map/MapView.swift
        import SwiftUI
        import UIKit
        struct MapView: UIViewRepresentable {
          final class Coordinator: NSObject { let view = UIView() }
        }
        """),
    ])
}
