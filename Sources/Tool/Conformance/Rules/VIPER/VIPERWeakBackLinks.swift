import CodeIndex

struct VIPERWeakBackLinks: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.weak-back-links",
    summary: "Among view, presenter, interactor and router the links back are weak",
    severity: .warning,
    rationale: """
      A view holds its presenter, a presenter its interactor and its router. The links back, presenter to view, \
      interactor to presenter and router to view, close a cycle unless they are weak; then the screen and all that \
      it subscribed to live on after it is gone.
      """,
    source:
      "Jeff Gilbert and Conrad Stoll, \"Architecting iOS Apps with VIPER\", objc.io 13 (2014)",
    fix: "Declare the link back 'weak var', and its protocol 'AnyObject'.",
    falsePositives: "A cycle that is broken by hand when the screen closes.",
    violations: [
      Example(
        "presenter and view hold each other",
        """
        final class CartViewController: UIViewController, CartViewInput {
          var presenter: CartPresenterInput?
        }
        protocol CartViewInput: AnyObject {}
        protocol CartPresenterInput: AnyObject {}
        final class CartPresenter: CartPresenterInput {
          var view: CartViewInput? // <-
          func viewIsReady() {}
        }
        """),
      Example(
        "the presenter's link to its view stands in a base class in another file",
        """
        // file: Base/BasePresenter.swift
        protocol OrdersView: AnyObject {}
        class BasePresenter {
          var view: OrdersView? // <-
        }
        // file: Orders/OrdersPresenter.swift
        protocol OrdersOutput: AnyObject {}
        final class OrdersPresenter: BasePresenter, OrdersOutput {}
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UIViewController {
          private let output: any OrdersOutput
        }
        extension OrdersViewController: OrdersView {}
        """),
      Example(
        "nested types, and an interactor that holds its presenter",
        """
        enum Login {
          final class LoginInteractor {
            var output: LoginPresenter? // <-
          }
          final class LoginPresenter {
            let interactor: LoginInteractor
            weak var view: LoginViewController?
          }
          final class LoginViewController: UIViewController {
            var presenter: LoginPresenter?
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the links back are weak",
        """
        protocol CartViewInput: AnyObject {}
        final class CartViewController: UIViewController, CartViewInput {
          var presenter: CartPresenter?
        }
        final class CartPresenter {
          weak var view: CartViewInput?
          let interactor: CartInteractor
        }
        final class CartInteractor {
          weak var presenter: CartPresenter?
        }
        """),
      Example(
        "a presenter that shows a value, not a class",
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
        "the weak link stands in a base class in another file",
        """
        // file: Base/BasePresenter.swift
        class BasePresenter {
          weak var view: OrdersViewController?
        }
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter: BasePresenter {}
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UIViewController {
          var presenter: OrdersPresenter?
        }
        """),
      Example(
        "an unowned link keeps nothing alive",
        """
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
        }
        final class LoginPresenter {
          private unowned let view: LoginViewController
        }
        """),
    ], ceiling: .error)

  func findings(in project: Project) -> [Finding] {
    project.cycleFindings(
      id, in: project.scenes(of: .viper),
      weak: [
        ("presenter", "view"), ("interactor", "presenter"), ("router", "view"),
        ("router", "presenter"), ("router", "interactor"), ("interactor", "view"),
      ])
  }
}
