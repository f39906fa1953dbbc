import CodeIndex

struct VIPERInteractorToPresenterOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.interactor-to-presenter-only",
    summary: "An interactor knows neither view nor router",
    severity: .warning,
    rationale: """
      An interactor answers its presenter. Navigation that business starts passes through the presenter too: else \
      two parts lead on from the screen, and neither knows of the other.
      """,
    source: "Wildberries, \"SVIP\" (2024), on VIPER's links",
    fix: "Tell the presenter what has happened, and let it tell the view or ask the router.",
    violations: [
      Example(
        "an interactor with a router",
        """
        final class CartRouter {}
        final class CartInteractor {
          private let router: CartRouter // <-
        }
        """),
      Example(
        "a view behind a typealias in another file",
        """
        // file: Orders/OrdersAliases.swift
        typealias OrdersScreen = OrdersViewController
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UIViewController {}
        // file: Orders/OrdersInteractor.swift
        final class OrdersInteractor {
          weak var screen: OrdersScreen? // <-
        }
        """),
      Example(
        "nested, by protocol",
        """
        enum Login {
          protocol LoginWireframeInput: AnyObject {}
          final class LoginRouter: LoginWireframeInput {}
          final class LoginInteractor {
            var wireframe: LoginWireframeInput? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "its presenter, weakly",
        """
        protocol CartInteractorOutput: AnyObject {}
        final class CartPresenter: CartInteractorOutput {}
        final class CartInteractor {
          weak var output: CartInteractorOutput?
        }
        """),
      Example(
        "a service that is no part of the scene",
        """
        final class CartService {}
        final class CartInteractor {
          let service: CartService
        }
        """),
      Example(
        "a protocol that presenters and views both conform to says nothing",
        """
        protocol CartObserver: AnyObject {}
        final class CartPresenter: CartObserver {}
        final class CartViewController: UIViewController, CartObserver {}
        final class CartInteractor {
          weak var observer: CartObserver?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.linkFindings(
      id, from: project.parts(.viper, "interactor"), to: ["view", "router"]
    ) { link in
      "\(link.from.type.path) holds the \(link.to[0].role.name) \(link.to[0].type.path). "
        + "An interactor tells its presenter, which tells the others."
    }
  }
}
