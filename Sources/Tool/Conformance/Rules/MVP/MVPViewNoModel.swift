import CodeIndex

struct MVPViewNoModel: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvp.view-no-model",
    summary: "A view asks its presenter, and neither model nor service",
    severity: .warning,
    rationale: """
      A passive view decides nothing and fetches nothing. What it asks of a model itself no test of the presenter \
      sees.
      """,
    source: "Martin Fowler, \"Passive View\" (2006)",
    fix: "Tell the presenter what the person did, and let it ask.",
    falsePositives: "A service of the view alone, such as one that loads pictures.",
    violations: [
      Example(
        "a view with a gateway",
        """
        protocol CartGateway {}
        final class CartViewController: UIViewController {
          private let gateway: CartGateway // <-
          func load() { gateway.load() }
        }
        """),
      Example(
        "a service in a base class in another file",
        """
        // file: Base/BaseViewController.swift
        class BaseViewController: UIViewController {
          var users: UserService? // <-
        }
        final class UserService {}
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: BaseViewController {
          func load() { users?.load() }
        }
        """),
      Example(
        "nested, a shared one",
        """
        enum Login {
          final class LoginViewController: UIViewController {
            func tapped() {
              SessionRepository.shared.login() // <-
            }
          }
          final class SessionRepository { static let shared = SessionRepository() }
        }
        """),
    ],
    nearMisses: [
      Example(
        "its presenter",
        """
        final class CartPresenter {}
        final class CartViewController: UIViewController {
          var presenter: CartPresenter?
        }
        """),
      Example(
        "the presenter has the service",
        """
        protocol CartGateway {}
        final class CartPresenter {
          private let gateway: CartGateway
        }
        """),
      Example(
        "data for display",
        """
        struct CartRowModel {}
        final class CartViewController: UIViewController {
          private var rows: [CartRowModel] = []
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.serviceFindings(id, in: project.parts(.mvp, "view"), "Let its presenter ask.")
  }
}
