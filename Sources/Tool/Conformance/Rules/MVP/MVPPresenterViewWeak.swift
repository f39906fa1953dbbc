import CodeIndex

struct MVPPresenterViewWeak: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvp.presenter-view-weak",
    summary: "A presenter holds its view weakly",
    severity: .warning,
    rationale: """
      A view holds its presenter. When the presenter holds the view as strongly, both live on after the screen has \
      gone, with all that they subscribed to.
      """,
    source: "Surf's Catalog (2024), whose MVP variant has the cycle",
    fix: "Declare the link to the view 'weak var', and its protocol 'AnyObject'.",
    falsePositives: "A cycle that is broken by hand when the screen closes.",
    violations: [
      Example(
        "view and presenter hold each other",
        """
        protocol CartView: AnyObject {}
        final class CartViewController: UIViewController, CartView {
          var presenter: CartPresenter!
        }
        final class CartPresenter {
          private let view: CartView // <-
        }
        """),
      Example(
        "the view conforms in an extension in another file",
        """
        // file: Orders/OrdersPresenter.swift
        protocol OrdersView: AnyObject {}
        protocol OrdersPresenterProtocol {}
        final class OrdersPresenter: OrdersPresenterProtocol {
          var view: (any OrdersView)? // <-
        }
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UIViewController {
          var presenter: OrdersPresenterProtocol?
        }
        // file: Orders/OrdersViewController+View.swift
        extension OrdersViewController: OrdersView {}
        """),
      Example(
        "nested",
        """
        enum Login {
          final class LoginViewController: UIViewController {
            lazy var presenter = LoginPresenter()
          }
          final class LoginPresenter {
            var view: LoginViewController? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "weakly",
        """
        protocol CartView: AnyObject {}
        final class CartViewController: UIViewController, CartView {
          var presenter: CartPresenter!
        }
        final class CartPresenter {
          private weak var view: CartView?
        }
        """),
      Example(
        "the view is a value",
        """
        struct CartView: View {
          let presenter: CartPresenter
          var body: some View { Text("Cart") }
        }
        final class CartPresenter {
          var view: CartView?
        }
        """),
      Example(
        "through an object that holds weakly",
        """
        protocol CartView: AnyObject {}
        final class WeakReference<T: AnyObject> { weak var object: T? }
        final class CartViewController: UIViewController, CartView {
          var presenter: CartPresenter!
        }
        final class CartPresenter {
          private let view: WeakReference<CartViewController>
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.cycleFindings(
      id, in: project.scenes(of: .mvp), weak: [("presenter", "view"), ("router", "view")])
  }
}
