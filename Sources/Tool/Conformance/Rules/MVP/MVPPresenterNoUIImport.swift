import CodeIndex

struct MVPPresenterNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvp.presenter-no-ui-import",
    summary: "A presenter uses no UI framework",
    severity: .warning,
    rationale: """
      MVP is there so that what a screen decides can be tested without a screen. A presenter with UIKit's types \
      in its hands decides how things look, and needs them in each test.
      """,
    source: "Martin Fowler, \"Passive View\" (2006)",
    fix: "Hand the view plain data, and let it make colours, images and controllers of it.",
    falsePositives: "A presenter that SwiftUI observes needs Combine or Observation, not SwiftUI.",
    violations: [
      Example(
        "a presenter that fills cells",
        """
        import UIKit // <-
        final class CartPresenter {
          func fill(_ cell: UITableViewCell) {
            cell.textLabel?.text = "Cart"
          }
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {}
        // file: Orders/OrdersPresenter+Share.swift
        import UIKit // <-
        extension OrdersPresenter {
          func share() -> UIActivityViewController? { nil }
        }
        """),
      Example(
        "nested, with no import",
        """
        enum Login {
          final class LoginPresenter {
            func color() -> Any { UIColor.red } // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "plain data",
        """
        import Foundation
        final class CartPresenter {
          func text(_ date: Date) -> String { "\\(date)" }
        }
        """),
      Example(
        "the view in the same file",
        """
        import UIKit
        final class CartPresenter {}
        final class CartViewController: UIViewController {}
        """),
      Example(
        "the presenter of a cell, by protocol",
        """
        import Foundation
        protocol CartCellView { func display(title: String) }
        final class CartPresenter {
          func fill(_ cell: CartCellView) { cell.display(title: "Cart") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.parts(.mvp, "presenter"),
      "Hand the view plain data, and let it choose how that looks.")
  }
}
