import CodeIndex

struct VIPERViewToPresenterOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.view-to-presenter-only",
    summary: "A view knows its presenter, and neither interactor nor router",
    severity: .warning,
    rationale: """
      A view tells its presenter what a person did. With a way to the interactor or to the router it decides \
      itself, and the presenter no longer knows what the screen is about.
      """,
    source: "Wildberries, \"SVIP\" (2024), on VIPER's links",
    fix: "Tell the presenter, and let it ask the interactor or the router.",
    falsePositives:
      "A screen of VIP among those of VIPER, whose view does hold both: say so in the configuration.",
    violations: [
      Example(
        "a view with an interactor",
        """
        final class CartInteractor {}
        final class CartViewController: UIViewController {
          var interactor: CartInteractor? // <-
        }
        """),
      Example(
        "a router in a base class in another file",
        """
        // file: Base/BaseViewController.swift
        class BaseViewController: UIViewController {
          var router: OrdersRouter? // <-
        }
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: BaseViewController {}
        final class OrdersRouter {}
        """),
      Example(
        "nested, by protocol",
        """
        enum Login {
          protocol LoginInteractorInput: AnyObject {}
          final class LoginInteractor: LoginInteractorInput {}
          final class LoginViewController: UIViewController {
            private let logic: any LoginInteractorInput // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "its presenter",
        """
        protocol CartOutput: AnyObject {}
        final class CartPresenter: CartOutput {}
        final class CartViewController: UIViewController {
          let output: CartOutput
        }
        """),
      Example(
        "the presenter has both",
        """
        final class CartInteractor {}
        final class CartRouter {}
        final class CartPresenter {
          let interactor: CartInteractor
          let router: CartRouter
        }
        """),
      Example(
        "an assembly in the scene's folder",
        """
        final class CartRouter {}
        final class CartAssembly {
          let router: CartRouter
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.linkFindings(
      id, from: project.parts(.viper, "view"), to: ["interactor", "router"]
    ) { link in
      "\(link.from.type.path) holds its \(link.to[0].role.name) \(link.to[0].type.path). "
        + "A view tells its presenter, and nobody else."
    }
  }
}
