import CodeIndex

/// A screen does not know the flow it is in.
struct CoordinatorScreenKnowsNoNav: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.coordinator, "view").flatMap { component in
      component.type.storedProperties.compactMap { property -> Finding? in
        guard let type = property.type, !type.isFunction,
          let known = project.code.types(of: type, from: component.type).first(where: {
            $0.kind == .class && project.plays($0, .coordinator, "coordinator", "screen-factory")
          })
        else { return nil }
        return finding(
          in: project, component.type, about: property.name, at: property.head.position,
          "\(component.type.path) knows \(known.path): a screen says what happened through a closure or a protocol of its own, "
            + "and the flow installs it")
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.screen-knows-no-nav",
    summary: "Screens do not know coordinators by their type",
    severity: .warning,
    rationale: """
      A screen that calls its coordinator by name can be shown in that flow only.
      """,
    source: CoordinatorRules.source,
    fix: "Give the screen closures (`onClose`), or a protocol that the coordinator conforms to.",
    falsePositives: "A container that is a flow's root on purpose.",
    violations: [
      Example(
        "a view controller with its coordinator",
        """
        // file: Auth/AuthViewController.swift
        import UIKit
        final class AuthViewController: UIViewController {
          weak var coordinator: AuthCoordinator? // <-
        }
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "through an alias in another file",
        """
        // file: Auth/Names.swift
        typealias Flow = AuthCoordinator
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        // file: Auth/AuthView.swift
        import SwiftUI
        struct AuthView: View {
          let flow: Flow // <-
          var body: some View { Text("") }
        }
        """),
      Example(
        "a nested screen",
        """
        // file: Auth/Auth.swift
        import UIKit
        enum Auth {
          final class Screen: UIViewController {
            var coordinator: AuthCoordinator! // <-
          }
        }
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
    ],
    nearMisses: [
      Example(
        "a protocol of the screen's own",
        """
        // file: Auth/AuthViewController.swift
        import UIKit
        protocol AuthViewControllerDelegate: AnyObject {}
        final class AuthViewController: UIViewController {
          weak var delegate: (any AuthViewControllerDelegate)?
        }
        final class AuthCoordinator: Coordinator, AuthViewControllerDelegate {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "closures",
        """
        // file: Auth/AuthViewController.swift
        import UIKit
        final class AuthViewController: UIViewController { var onClose: (() -> Void)? }
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "the delegate of a represented view",
        """
        // file: Map/MapView.swift
        import SwiftUI
        struct MapView: UIViewRepresentable {
          final class Coordinator: NSObject {}
          func makeCoordinator() -> Coordinator { Coordinator() }
        }
        """),
    ])
}
