import CodeIndex

struct VIPRouterFromView: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.router-from-view",
    summary: "The view routes, and neither interactor nor presenter knows the router",
    severity: .warning,
    rationale: """
      Routing is bound to the screen, so the view holds the router. From an interactor it would be business that \
      leads on, from a presenter a second way out of the triangle.
      """,
    source: "Wildberries, \"SVIP\" (2024), on VIP's links; Raymond Law, \"Clean Swift\"",
    fix: "Tell the view by way of the presenter, and let it route.",
    falsePositives: "Teams that bind routing to the presenter by decision.",
    violations: [
      Example(
        "an interactor with a router",
        """
        final class CartRouter {}
        final class CartInteractor {
          var router: CartRouter? // <-
        }
        """),
      Example(
        "a presenter, by a protocol that the router conforms to in another file",
        """
        // file: Orders/OrdersPresenter.swift
        protocol OrdersRoutingLogic {}
        final class OrdersPresenter {
          private let router: any OrdersRoutingLogic // <-
        }
        // file: Orders/OrdersRouter.swift
        final class OrdersRouter {}
        extension OrdersRouter: OrdersRoutingLogic {}
        """),
      Example(
        "nested",
        """
        enum Login {
          final class LoginRouter {}
          final class LoginInteractor {
            let router = LoginRouter() // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the view routes",
        """
        protocol CartRoutingLogic {}
        final class CartRouter: CartRoutingLogic {}
        final class CartViewController: UIViewController {
          var router: CartRoutingLogic?
        }
        """),
      Example(
        "a router of requests, which is none of the scene",
        """
        protocol RequestRouting {}
        final class CartInteractor {
          let requests: RequestRouting
        }
        """),
      Example(
        "the configurator",
        """
        final class CartRouter {}
        final class CartConfigurator {
          let router: CartRouter
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.linkFindings(
      id, from: project.parts(.vip, "interactor", "presenter"), to: ["router"]
    ) { link in
      "\(link.owner.path) holds the router \(link.to[0].type.path). Tell the view, by way of the "
        + "presenter, and let it route."
    }
  }
}
