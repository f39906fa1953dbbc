import CodeIndex

struct VIPPresenterViewWeak: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.presenter-view-weak",
    summary: "A presenter holds its view weakly, and so does a router",
    severity: .warning,
    rationale: """
      View, interactor and presenter hold each other in a ring. The link from presenter to view is the weak one of \
      it, and the router's to its view of the other; else the scene is never released.
      """,
    source: "Raymond Law, \"Clean Swift\"",
    fix: "Declare the link to the view 'weak var', and its protocol 'AnyObject'.",
    falsePositives: "A ring that is broken by hand when the screen closes.",
    violations: [
      Example(
        "the ring is closed",
        """
        protocol CartDisplayLogic: AnyObject {}
        final class CartViewController: UIViewController, CartDisplayLogic {
          var interactor: CartInteractor?
        }
        final class CartInteractor {
          var presenter: CartPresenter?
        }
        final class CartPresenter {
          var viewController: CartDisplayLogic? // <-
        }
        """),
      Example(
        "a router and its view, by protocols, over files",
        """
        // file: Orders/OrdersRouter.swift
        protocol OrdersRoutingLogic {}
        final class OrdersRouter {
          var viewController: OrdersViewController? // <-
        }
        // file: Orders/OrdersRouter+Routing.swift
        extension OrdersRouter: OrdersRoutingLogic {}
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UIViewController {
          var router: OrdersRoutingLogic?
        }
        """),
      Example(
        "nested",
        """
        enum Login {
          final class LoginViewController: UIViewController { var interactor: LoginInteractor! }
          final class LoginInteractor { let presenter = LoginPresenter() }
          final class LoginPresenter {
            var view: LoginViewController! // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the link to the view is weak",
        """
        final class CartViewController: UIViewController { var interactor: CartInteractor? }
        final class CartInteractor { var presenter: CartPresenter? }
        final class CartPresenter { weak var viewController: CartViewController? }
        """),
      Example(
        "an interactor holds its presenter, which is right here and a cycle in VIPER",
        """
        final class CartInteractor { var presenter: CartPresenter? }
        final class CartPresenter { func present() {} }
        """),
      Example(
        "a router holds the interactor as its data store",
        """
        protocol CartDataStore {}
        final class CartInteractor: CartDataStore {}
        final class CartRouter {
          var dataStore: CartDataStore?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.cycleFindings(
      id, in: project.scenes(of: .vip),
      weak: [
        ("presenter", "view"), ("router", "view"), ("interactor", "view"), ("worker", "interactor"),
      ])
  }
}
