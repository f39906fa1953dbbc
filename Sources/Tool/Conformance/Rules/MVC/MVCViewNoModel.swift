import CodeIndex

struct MVCViewNoModel: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvc.view-no-model",
    summary: "A view keeps no model and no controller",
    severity: .off,
    rationale: """
      A view shows what it is given and tells a delegate what was touched: so it fits any screen. One that keeps \
      the model asks it, changes it, and is of use in one place.
      """,
    source: "Apple, \"Cocoa Core Competencies: Model-View-Controller\"",
    fix:
      "Have the controller hand it plain values, and tell the controller by a delegate or a closure.",
    falsePositives:
      "In SwiftUI a view is its own controller: use the architecture Model-View there.",
    violations: [
      Example(
        "a cell that keeps a store",
        """
        final class CartStore {}
        final class CartCell: UITableViewCell {
          var store: CartStore? // <-
        }
        """),
      Example(
        "a controller's class, in a base class in another file",
        """
        // file: Views/BaseView.swift
        class BaseView: UIView {
          weak var controller: OrdersViewController? // <-
        }
        // file: Orders/OrdersView.swift
        final class OrdersView: BaseView {}
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UIViewController {}
        """),
      Example(
        "nested",
        """
        enum Login {
          final class SessionStore {}
          final class LoginView: UIView {
            private let session: SessionStore // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a delegate",
        """
        protocol CartViewDelegate: AnyObject {}
        final class CartView: UIView {
          weak var delegate: CartViewDelegate?
        }
        final class CartViewController: UIViewController, CartViewDelegate {}
        """),
      Example(
        "plain values to show",
        """
        struct CartRowModel {}
        final class CartCell: UITableViewCell {
          var row: CartRowModel?
        }
        """),
      Example(
        "the controller has both",
        """
        final class CartStore {}
        final class CartViewController: UIViewController {
          let store = CartStore()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    // A model of values is data to show.
    project.linkFindings(
      id, from: project.components(.mvc, "view"), to: ["model", "controller"],
      where: { link in
        !link.isByProtocol
          && link.to.allSatisfy { $0.type.kind == .class || $0.type.kind == .actor }
          && link.to.allSatisfy { !project.isView($0.type) || project.isViewController($0.type) }
      }
    ) { link in
      "\(link.owner.path) keeps the \(link.to[0].role.name) \(link.to[0].type.path). Give it values to "
        + "show, and a delegate or a closure to tell."
    }
  }
}
