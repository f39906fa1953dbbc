import CodeIndex

struct MVPPresenterNoNavigation: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvp.presenter-no-navigation",
    summary: "A presenter asks to lead on, and does not push or present itself",
    severity: .warning,
    rationale: """
      A presenter that pushes controllers knows the screens beside its own. It says that a person wants to go on, \
      by a closure or to a router, which a test can replace.
      """,
    source: "Surf's Catalog (2024), whose presenters tell through closures",
    fix: "Tell through a closure or to a router, and call UIKit there.",
    falsePositives: "A message of the app's own that has UIKit's name and its labels too.",
    violations: [
      Example(
        "a presenter that pushes",
        """
        final class CartPresenter {
          weak var navigation: UINavigationController?
          func buyTapped() {
            navigation?.pushViewController(UIViewController(), animated: true) // <-
          }
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter { weak var screen: UIViewController? }
        // file: Orders/OrdersPresenter+Close.swift
        extension OrdersPresenter {
          func close() {
            screen?.dismiss(animated: true, completion: nil) // <-
          }
        }
        """),
      Example(
        "nested, by a segue",
        """
        enum Login {
          final class LoginPresenter {
            func done(_ screen: UIViewController) {
              screen.performSegue(withIdentifier: "home", sender: nil) // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "through a router with UIKit's labels",
        """
        protocol CartRouterProtocol { func dismiss(animated: Bool) }
        final class CartPresenter {
          let router: CartRouterProtocol
          func close() { router.dismiss(animated: true) }
        }
        """),
      Example(
        "a message to the view that is called present",
        """
        protocol CartView: AnyObject { func present(error: String) }
        final class CartPresenter {
          weak var view: CartView?
          func failed() { view?.present(error: "Sorry") }
        }
        """),
      Example(
        "a closure",
        """
        final class CartPresenter {
          let onBuy: () -> Void
          func buyTapped() { onBuy() }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.navigationFindings(
      id, in: project.parts(.mvp, "presenter"), through: ["router"],
      "Say that it is wanted, by a closure or to a router.")
  }
}
