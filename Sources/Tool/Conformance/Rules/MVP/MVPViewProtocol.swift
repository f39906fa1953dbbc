import CodeIndex

struct MVPViewProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvp.view-protocol",
    summary: "A presenter knows its view by a protocol",
    severity: .warning,
    rationale: """
      The view of MVP is passive: the presenter tells it what to show, word by word, and a test stands in for it. \
      By its class it cannot be replaced, and the presenter can reach its labels.
      """,
    source: "Martin Fowler, \"Passive View\" (2006)",
    fix: "Declare a protocol with what the presenter tells the view, and type the property by it.",
    falsePositives:
      "A presenter of SwiftUI that publishes its state and holds no view has nothing to do here.",
    violations: [
      Example(
        "a presenter that knows a controller's class",
        """
        final class CartViewController: UIViewController {}
        final class CartPresenter {
          weak var view: CartViewController? // <-
        }
        """),
      Example(
        "behind a typealias in another file",
        """
        // file: Orders/OrdersScreen.swift
        final class OrdersViewController: UIViewController {}
        typealias OrdersScreen = OrdersViewController
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {
          private weak var screen: OrdersScreen! // <-
        }
        """),
      Example(
        "nested, in a base class",
        """
        enum Login {
          final class LoginViewController: UIViewController {}
          class BasePresenter {
            weak var view: LoginViewController? // <-
          }
          final class LoginPresenter: BasePresenter {}
        }
        """),
    ],
    nearMisses: [
      Example(
        "by protocol",
        """
        protocol CartView: AnyObject { func show(_ rows: [String]) }
        final class CartViewController: UIViewController, CartView {
          func show(_ rows: [String]) {}
        }
        final class CartPresenter {
          weak var view: (any CartView)?
        }
        """),
      Example(
        "generic over its view",
        """
        protocol CartView: AnyObject {}
        final class CartViewController: UIViewController, CartView {}
        final class CartPresenter<View: CartView> {
          weak var view: View?
        }
        """),
      Example(
        "what it publishes",
        """
        struct CartViewState {}
        final class CartPresenter: ObservableObject {
          @Published var state = CartViewState()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.linkFindings(
      id, from: project.parts(.mvp, "presenter"), to: ["view"], where: { !$0.isByProtocol }
    ) { link in
      "\(link.owner.path) knows its view as the type \(link.to[0].type.path). Give the view a "
        + "protocol that says what a presenter may tell it."
    }
  }
}
