import CodeIndex

struct VIPRouterDataOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.router-data-only",
    summary: "A router sees of an interactor its data store alone",
    severity: .warning,
    rationale: """
      A router takes from the interactor what the next scene needs, and no more. With the interactor or its \
      business logic in its hands it can start use cases, past the view.
      """,
    source: "Raymond Law, \"Clean Swift\", on data passing",
    fix: "Type the property by the DataStore protocol.",
    violations: [
      Example(
        "the interactor's class",
        """
        protocol CartDataStore {}
        final class CartInteractor: CartDataStore {}
        final class CartRouter {
          var dataStore: CartInteractor? // <-
        }
        """),
      Example(
        "its business logic, which it conforms to in another file",
        """
        // file: Orders/OrdersInteractor.swift
        protocol OrdersBusinessLogic {}
        final class OrdersInteractor {}
        // file: Orders/OrdersInteractor+Logic.swift
        extension OrdersInteractor: OrdersBusinessLogic {}
        // file: Orders/OrdersRouter.swift
        final class OrdersRouter {
          private let logic: any OrdersBusinessLogic // <-
        }
        """),
      Example(
        "nested",
        """
        enum Login {
          final class LoginInteractor {}
          final class LoginRouter {
            weak var interactor: LoginInteractor? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the data store",
        """
        protocol CartDataStore {}
        final class CartInteractor: CartDataStore {}
        final class CartRouter {
          var dataStore: CartDataStore?
        }
        """),
      Example(
        "the view, which routes",
        """
        final class CartViewController: UIViewController {}
        final class CartRouter {
          weak var viewController: CartViewController?
        }
        """),
      Example(
        "a data store by another name, which only gives values",
        """
        protocol CartSelection { var selected: Int? { get } }
        final class CartInteractor: CartSelection { var selected: Int? }
        final class CartRouter {
          let selection: any CartSelection
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.linkFindings(
      id, from: project.parts(.vip, "router"), to: ["interactor"],
      where: { !isDataStore($0, project) }
    ) { link in
      "\(link.owner.path) holds the interactor as \(link.property.type?.text ?? ""). Let it see the "
        + "data store alone."
    }
  }

  /// Whether the property is typed by protocols that give values, and take no messages.
  private func isDataStore(_ link: Link, _ project: Project) -> Bool {
    guard link.isByProtocol, let type = link.property.type else { return false }
    let protocols = project.code.types(of: type, from: link.owner)
    return protocols.allSatisfy { symbol in
      symbol.name.contains("DataStore") || symbol.functions.isEmpty && !symbol.properties.isEmpty
    }
  }
}
