import CodeIndex

struct VIPInteractorNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.interactor-no-ui-import",
    summary: "Interactors and workers use no UI framework",
    severity: .warning,
    rationale: """
      Business is the same whatever shows it. Typed by a UI framework it needs one in each test, and says how \
      things look.
      """,
    source: "Raymond Law, \"Clean Swift\"",
    fix: "Put plain data into requests and responses.",
    falsePositives: "A use case about pictures; Data or CGImage would do.",
    violations: [
      Example(
        "a picture from the screen",
        """
        import UIKit // <-
        final class CartInteractor {
          func save(_ image: UIImage) {}
        }
        """),
      Example(
        "in an extension in another file, without an import",
        """
        // file: Orders/OrdersInteractor.swift
        final class OrdersInteractor {}
        // file: Orders/OrdersInteractor+Open.swift
        extension OrdersInteractor {
          func open(_ url: URL) {
            UIApplication.shared.open(url) // <-
          }
        }
        """),
      Example(
        "nested, a worker",
        """
        import UIKit // <-
        enum Login {
          final class LoginWorker {
            func name() -> String { UIDevice.current.name }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Foundation",
        """
        import Foundation
        final class CartInteractor {
          func save(_ data: Data) {}
        }
        """),
      Example(
        "the router may",
        """
        import UIKit
        final class CartRouter {
          weak var screen: UIViewController?
        }
        """),
      Example(
        "the view in the same file needs the import",
        """
        import UIKit
        final class CartWorker {}
        final class CartViewController: UIViewController {}
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.parts(.vip, "interactor", "worker"),
      "Put plain data into requests and responses.")
  }
}
