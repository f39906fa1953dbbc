import CodeIndex

struct VIPERPresenterHeld: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.presenter-held",
    summary: "Somebody holds the presenter",
    severity: .warning,
    rationale: """
      Exactly one link of a pair is weak. When the view's link to its presenter is weak too, nothing keeps the \
      presenter: it is gone when the function that assembled the screen returns, and every tap is lost in silence.
      """,
    source:
      "Jeff Gilbert and Conrad Stoll, \"Architecting iOS Apps with VIPER\", objc.io 13 (2014)",
    fix: "Have the view hold its presenter strongly, and the presenter its view weakly.",
    falsePositives:
      "A presenter that something keeps which plays no role, as a container of dependencies.",
    violations: [
      Example(
        "both links are weak",
        """
        protocol CartOutput: AnyObject {}
        final class CartViewController: UIViewController {
          weak var output: CartOutput? // <-
        }
        final class CartPresenter: CartOutput {
          weak var view: CartViewController?
        }
        """),
      Example(
        "the view's weak link stands in a base class in another file",
        """
        // file: Base/BaseViewController.swift
        class BaseViewController: UIViewController {
          weak var presenter: OrdersPresenter? // <-
        }
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: BaseViewController {}
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {
          weak var view: OrdersViewController?
        }
        """),
      Example(
        "nested types",
        """
        enum Login {
          final class LoginViewController: UIViewController {
            weak var presenter: LoginPresenter! // <-
          }
          final class LoginPresenter {
            private weak var view: LoginViewController?
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the view holds its presenter",
        """
        final class CartViewController: UIViewController {
          var presenter: CartPresenter?
        }
        final class CartPresenter {
          weak var view: CartViewController?
        }
        """),
      Example(
        "the router holds the presenter",
        """
        final class CartRouter {
          var presenter: CartPresenter?
        }
        final class CartViewController: UIViewController {
          weak var presenter: CartPresenter?
        }
        final class CartPresenter {
          weak var view: CartViewController?
        }
        """),
      Example(
        "a presenter of a part of the screen, which the screen's presenter holds",
        """
        final class HeaderViewController: UIViewController {
          weak var presenter: HeaderPresenter?
        }
        final class HeaderPresenter {
          weak var view: HeaderViewController?
        }
        final class CartPresenter {
          let header: HeaderPresenter
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let links = project.components(of: .viper).flatMap(project.links)
    let kept = Set(links.filter(\.keeps).flatMap(\.to))
    var seen: Set<SourcePosition> = []
    return links.filter { link in
      link.from.role.name == "view" && link.property.reference == .weak
        && link.leads(to: ["presenter"])
        && kept.isDisjoint(with: link.to)
        && link.to.allSatisfy { project.links(of: $0, to: "view").contains { !$0.keeps } }
    }
    .filter { seen.insert($0.position).inserted }
    .map { link in
      Finding(
        id, at: link.position, in: project.symbol(link.owner), about: link.property.name,
        "'\(link.property.name)' is weak, and nothing else in this scene holds "
          + "\(link.to[0].type.path). Hold it strongly here, and the view weakly there.")
    }
  }
}
