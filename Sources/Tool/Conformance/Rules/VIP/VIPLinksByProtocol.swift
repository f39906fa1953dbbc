import CodeIndex

struct VIPLinksByProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.links-by-protocol",
    summary: "View, interactor and presenter know each other by protocols",
    severity: .warning,
    rationale: """
      Business, presentation and display logic are protocols, so that each part is tested with spies in the place \
      of the next. By its class a part cannot be replaced.
      """,
    source: "Raymond Law, \"Clean Swift\"",
    fix: "Type the property by the BusinessLogic, PresentationLogic or DisplayLogic protocol.",
    falsePositives:
      "Workers and the router's view are known by their classes in Clean Swift, and left alone.",
    violations: [
      Example(
        "a view that knows its interactor's class",
        """
        final class CartInteractor {}
        final class CartViewController: UIViewController {
          var interactor: CartInteractor? // <-
        }
        """),
      Example(
        "behind a typealias in another file",
        """
        // file: Orders/Aliases.swift
        typealias OrdersWords = OrdersPresenter
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {}
        // file: Orders/OrdersInteractor.swift
        final class OrdersInteractor {
          private let presenter: OrdersWords // <-
        }
        """),
      Example(
        "nested",
        """
        enum Login {
          final class LoginViewController: UIViewController {}
          final class LoginPresenter {
            weak var viewController: LoginViewController? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "by protocol",
        """
        protocol CartBusinessLogic {}
        final class CartInteractor: CartBusinessLogic {}
        final class CartViewController: UIViewController {
          var interactor: CartBusinessLogic?
        }
        """),
      Example(
        "a worker",
        """
        final class CartWorker {}
        final class CartInteractor {
          let worker = CartWorker()
        }
        """),
      Example(
        "the router's view",
        """
        final class CartViewController: UIViewController {}
        final class CartRouter {
          weak var viewController: CartViewController?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.concreteLinkFindings(
      id, from: project.parts(.vip, "view", "interactor", "presenter"),
      to: ["view": ["interactor"], "interactor": ["presenter"], "presenter": ["view"]])
  }
}
