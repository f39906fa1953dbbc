import CodeIndex

struct VIPWorkerKnowsNoScene: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.worker-knows-no-scene",
    summary: "A worker knows neither interactor nor presenter nor view",
    severity: .warning,
    rationale: """
      A worker does one thing for whichever interactor asks, and answers by a value or a completion. With a link to \
      a scene it belongs to that scene, and closes a ring with its interactor.
      """,
    source: "Raymond Law, \"Clean Swift\"",
    fix: "Answer by a value, a completion or async.",
    falsePositives: "A weak delegate whose only conforming type happens to be an interactor.",
    violations: [
      Example(
        "a worker that tells the presenter",
        """
        protocol CartPresentationLogic {}
        final class CartPresenter: CartPresentationLogic {}
        final class CartWorker {
          var presenter: CartPresentationLogic? // <-
        }
        """),
      Example(
        "its interactor behind a typealias in another file",
        """
        // file: Orders/Aliases.swift
        typealias Owner = OrdersInteractor
        // file: Orders/OrdersInteractor.swift
        final class OrdersInteractor {}
        // file: Orders/OrdersWorker.swift
        final class OrdersWorker {
          weak var owner: Owner? // <-
        }
        """),
      Example(
        "nested",
        """
        enum Login {
          final class LoginViewController: UIViewController {}
          final class LoginWorker {
            weak var screen: LoginViewController? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a store",
        """
        protocol OrdersStore {}
        final class OrdersWorker {
          let store: OrdersStore
        }
        """),
      Example(
        "a completion",
        """
        final class CartWorker {
          func fetch(_ completion: @escaping ([String]) -> Void) {}
        }
        final class CartInteractor {
          let worker = CartWorker()
        }
        """),
      Example(
        "another worker",
        """
        final class CacheWorker {}
        final class CartWorker {
          let cache: CacheWorker
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.linkFindings(
      id, from: project.parts(.vip, "worker"),
      to: ["interactor", "presenter", "view", "router"]
    ) { link in
      "\(link.owner.path) holds the \(link.to[0].role.name) \(link.to[0].type.path). A worker answers "
        + "by a value or a completion, and knows no scene."
    }
  }
}
