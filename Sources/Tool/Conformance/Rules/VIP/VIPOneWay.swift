import CodeIndex

struct VIPOneWay: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.one-way",
    summary: "Messages go from view to interactor to presenter to view, and never back",
    severity: .warning,
    rationale: """
      In VIP each part knows the next and no other. A link against that direction makes two ways of one, and the \
      presenter, which can keep nothing as long as nobody asks it, becomes VIPER's.
      """,
    source: "Raymond Law, \"Clean Swift\"; Wildberries, \"SVIP\" (2024)",
    fix:
      "Send it round: the view asks the interactor, which tells the presenter, which tells the view.",
    falsePositives: "A screen of VIPER among those of VIP: say so in the configuration.",
    violations: [
      Example(
        "an interactor that knows its view",
        """
        protocol CartDisplayLogic: AnyObject {}
        final class CartViewController: UIViewController, CartDisplayLogic {}
        final class CartInteractor {
          weak var view: CartDisplayLogic? // <-
        }
        """),
      Example(
        "a presenter that knows its interactor, which conforms in another file",
        """
        // file: Orders/OrdersInteractor.swift
        protocol OrdersBusinessLogic {}
        final class OrdersInteractor {}
        // file: Orders/OrdersInteractor+Logic.swift
        extension OrdersInteractor: OrdersBusinessLogic {}
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {
          var interactor: OrdersBusinessLogic? // <-
        }
        """),
      Example(
        "nested, a view that knows its presenter",
        """
        enum Login {
          final class LoginPresenter {}
          final class LoginViewController: UIViewController {
            var presenter: LoginPresenter? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the triangle",
        """
        protocol CartBusinessLogic {}
        protocol CartPresentationLogic {}
        protocol CartDisplayLogic: AnyObject {}
        final class CartInteractor: CartBusinessLogic {
          var presenter: CartPresentationLogic?
        }
        final class CartPresenter: CartPresentationLogic {
          weak var viewController: CartDisplayLogic?
        }
        final class CartViewController: UIViewController, CartDisplayLogic {
          var interactor: CartBusinessLogic?
        }
        """),
      Example(
        "a view that puts its scene together and keeps nothing of it",
        """
        final class CartPresenter { weak var viewController: AnyObject? }
        final class CartViewController: UIViewController {
          func setup() {
            let presenter = CartPresenter()
            presenter.viewController = self
          }
        }
        """),
      Example(
        "a configurator knows them all",
        """
        final class CartPresenter {}
        final class CartConfigurator {
          let presenter: CartPresenter
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let back = [
      "interactor": "view", "presenter": "interactor", "view": "presenter",
    ]
    return back.sorted(by: <).flatMap { from, to in
      project.linkFindings(id, from: project.parts(.vip, from), to: [to]) { link in
        "\(link.owner.path) holds the \(to) \(link.to[0].type.path), against the direction of VIP: "
          + "view, interactor, presenter, view."
      }
    }
  }
}
