import CodeIndex

struct VIPERRouterOnlyNavigation: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.router-only-nav",
    summary: "Presenters and interactors do not navigate: the router does",
    severity: .warning,
    rationale: """
      The presenter decides that another screen opens, the router knows which and how. Navigation anywhere else \
      cannot be replaced in a test, and ties two screens together that could be strangers.
      """,
    source:
      "Jeff Gilbert and Conrad Stoll, \"Architecting iOS Apps with VIPER\", objc.io 13 (2014)",
    fix: "Give the router a message for it, and call UIKit there.",
    falsePositives: "A message of the app's own that has UIKit's name and its labels too.",
    violations: [
      Example(
        "a presenter that pushes",
        """
        final class CartPresenter {
          var navigation: UINavigationController?
          func buyTapped() {
            navigation?.pushViewController(UIViewController(), animated: true) // <-
          }
        }
        """),
      Example(
        "in an extension in another file, through the view",
        """
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {
          weak var controller: UIViewController?
        }
        // file: Orders/OrdersPresenter+View.swift
        extension OrdersPresenter {
          func closeTapped() {
            controller?.dismiss(animated: true) // <-
          }
        }
        """),
      Example(
        "nested, an interactor in a closure",
        """
        enum Login {
          final class LoginInteractor {
            var window: UIWindow?
            func done() {
              DispatchQueue.main.async {
                self.window?.rootViewController?.present(UIViewController(), animated: true) // <-
              }
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a message to the view that is called present",
        """
        protocol CartViewInput: AnyObject { func present(rows: [String]) }
        final class CartPresenter {
          weak var view: CartViewInput?
          func loaded() { view?.present(rows: []) }
        }
        """),
      Example(
        "the router navigates",
        """
        final class CartRouter {
          weak var controller: UIViewController?
          func close() { controller?.dismiss(animated: true) }
        }
        """),
      Example(
        "a message to the router with UIKit's labels",
        """
        protocol CartWireframeProtocol: AnyObject {
          func dismiss(animated: Bool)
        }
        final class CartPresenter {
          let wireframe: CartWireframeProtocol
          func closeTapped() { wireframe.dismiss(animated: true) }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.navigationFindings(
      id, in: project.parts(.viper, "presenter", "interactor"), through: ["router"],
      "Ask the router for it.")
  }
}
