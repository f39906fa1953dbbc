import CodeIndex

struct VIPERAllLinksByProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.all-links-by-protocol",
    summary: "The parts of a scene know each other by protocols",
    severity: .warning,
    rationale: """
      Each part of a scene is tested alone, with doubles in the place of the others. What is typed by a class \
      cannot be replaced, and everything that class offers can be called.
      """,
    source: "Wildberries, \"SVIP\" (2024), which counts VIPER's five parts and six protocols",
    fix:
      "Declare a protocol with the messages that are sent through this property, and type it by that.",
    falsePositives: """
      Code that leaves out protocols by decision, as the Catalog of Surf (2024) does: turn the rule off there.
      """,
    violations: [
      Example(
        "a presenter that knows its interactor's class",
        """
        final class CartInteractor {
          func load() {}
        }
        final class CartPresenter {
          private let interactor: CartInteractor // <-
        }
        """),
      Example(
        "behind a typealias in another file",
        """
        // file: Orders/OrdersAliases.swift
        typealias OrdersLogic = OrdersInteractor
        // file: Orders/OrdersInteractor.swift
        final class OrdersInteractor {}
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {
          var interactor: OrdersLogic? // <-
        }
        """),
      Example(
        "nested types, and a view that knows its presenter's class",
        """
        enum Login {
          final class LoginPresenter {}
          final class LoginViewController: UIViewController {
            var presenter: LoginPresenter! // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "by protocol",
        """
        protocol CartInteractorInput: AnyObject {}
        final class CartInteractor: CartInteractorInput {}
        final class CartPresenter {
          private let interactor: any CartInteractorInput
        }
        """),
      Example(
        "a value, which is no part of the scene",
        """
        struct CartPresenterState {}
        final class CartPresenter {
          private var state: CartPresenterState?
        }
        """),
      Example(
        "the assembly knows every class",
        """
        final class CartInteractor {}
        final class CartAssembly {
          private let interactor: CartInteractor
        }
        """),
      Example(
        "the part of another scene, which the two agree on",
        """
        final class HeaderPresenter {}
        final class CartPresenter {
          private let header: HeaderPresenter
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let parts: Set<String> = ["view", "presenter", "interactor", "router"]
    return project.concreteLinkFindings(
      id, from: project.parts(.viper, "view", "presenter", "interactor", "router"),
      to: Dictionary(uniqueKeysWithValues: parts.map { ($0, parts) }))
  }
}
