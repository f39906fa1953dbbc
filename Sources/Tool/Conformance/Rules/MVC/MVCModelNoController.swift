import CodeIndex

struct MVCModelNoController: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvc.model-no-controller",
    summary: "A model knows neither controller nor view",
    severity: .warning,
    rationale: """
      A controller knows its model, and a model tells whoever listens that it has changed. With a controller in \
      its hands it can be shown in one way only.
      """,
    source:
      "Glenn Krasner and Stephen Pope, \"A Cookbook for Using the Model-View-Controller\" (1988)",
    fix: "Tell by notification, observation, a closure or a delegate's protocol.",
    violations: [
      Example(
        "a model that holds its controller",
        """
        final class CartViewController: UIViewController {}
        final class CartModel {
          weak var controller: CartViewController? // <-
        }
        """),
      Example(
        "behind a typealias in another file",
        """
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UITableViewController {}
        typealias Owner = OrdersViewController
        // file: Models/OrdersStore.swift
        final class OrdersStore {
          unowned let owner: Owner // <-
        }
        """),
      Example(
        "nested, a view",
        """
        enum Login {
          final class BadgeLabel: UILabel {}
          final class SessionStore {
            var badge: BadgeLabel? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a delegate's protocol",
        """
        protocol CartModelDelegate: AnyObject {}
        final class CartModel {
          weak var delegate: CartModelDelegate?
        }
        final class CartViewController: UIViewController, CartModelDelegate {}
        """),
      Example(
        "a closure",
        """
        final class CartStore {
          var onChange: (() -> Void)?
        }
        """),
      Example(
        "the controller knows its model",
        """
        final class CartModel {}
        final class CartViewController: UIViewController {
          let model = CartModel()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvc, "model").filter { !project.isView($0.type) }.flatMap { component in
      project.code.propertiesWithInherited(of: component.type).compactMap { property, owner in
        guard owner == component.type, property.isStored, let type = property.type,
          let view = project.code.types(of: type, from: owner)
            .first(where: { project.isView($0) && !$0.isForeign })
        else { return nil }
        return Finding(
          id, at: property.head.position, in: project.symbol(component.type), about: property.name,
          "\(component.type.path) holds \(view.path). A model tells that it has changed, and does not "
            + "know who shows it.")
      }
    }
  }
}
