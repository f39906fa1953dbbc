import CodeIndex

struct VIPRouterOnlyNavigation: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.router-only-nav",
    summary: "Interactors, presenters and workers do not navigate",
    severity: .warning,
    rationale: """
      The router knows the scenes beside its own. Navigation from the triangle itself ties scenes together, and \
      needs a window in each test.
      """,
    source: "Raymond Law, \"Clean Swift\"",
    fix: "Have the view call its router, and call UIKit there.",
    falsePositives: "A message of the app's own that has UIKit's name and its labels too.",
    violations: [
      Example(
        "a presenter that presents",
        """
        final class CartPresenter {
          weak var screen: UIViewController?
          func presentError() {
            screen?.present(UIViewController(), animated: true) // <-
          }
        }
        """),
      Example(
        "an interactor, in an extension in another file",
        """
        // file: Orders/OrdersInteractor.swift
        final class OrdersInteractor { var navigation: UINavigationController? }
        // file: Orders/OrdersInteractor+Done.swift
        extension OrdersInteractor {
          func done() {
            navigation?.popViewController(animated: true) // <-
          }
        }
        """),
      Example(
        "nested, a worker",
        """
        enum Login {
          final class LoginWorker {
            func fail(_ root: UIViewController) {
              root.dismiss(animated: false) // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "presentation logic is called present",
        """
        protocol CartPresentationLogic { func present(response: String) }
        final class CartPresenter: CartPresentationLogic {
          func present(response: String) {}
        }
        final class CartInteractor {
          var presenter: CartPresentationLogic?
          func fetch() { presenter?.present(response: "") }
        }
        """),
      Example(
        "the router navigates",
        """
        final class CartRouter {
          func route(_ screen: UIViewController) { screen.show(UIViewController(), sender: nil) }
        }
        """),
      Example(
        "the view closes itself",
        """
        final class CartViewController: UIViewController {
          func close() { dismiss(animated: true) }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.navigationFindings(
      id, in: project.parts(.vip, "interactor", "presenter", "worker"), through: ["router"],
      "Let the view ask its router.")
  }
}
