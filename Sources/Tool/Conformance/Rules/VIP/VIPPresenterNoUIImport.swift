import CodeIndex

struct VIPPresenterNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.presenter-no-ui-import",
    summary: "A presenter uses no UI framework",
    severity: .warning,
    rationale: """
      A presenter makes of a response what the view shows, in plain data: strings, numbers, yes or no. With UIKit \
      it could show it too, and its tests compare colours.
      """,
    source: "Raymond Law, \"Clean Swift\"",
    fix: "Put plain data into view models, and let the view choose colours and images.",
    falsePositives: "Attributed strings, which need UIKit's fonts.",
    violations: [
      Example(
        "a colour in a view model",
        """
        import UIKit // <-
        final class CartPresenter {
          func present(_ isFull: Bool) -> UIColor { isFull ? .red : .green }
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {}
        // file: Orders/OrdersPresenter+Error.swift
        import UIKit // <-
        extension OrdersPresenter {
          func alert() -> UIAlertController { UIAlertController() }
        }
        """),
      Example(
        "nested, with no import",
        """
        enum Login {
          final class LoginPresenter {
            let image = UIImage(named: "login") // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "formatters are Foundation's",
        """
        import Foundation
        final class CartPresenter {
          let formatter = NumberFormatter()
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
        "a type of the app's own",
        """
        struct UIText {}
        final class CartPresenter {
          func text() -> UIText { UIText() }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.parts(.vip, "presenter"),
      "Put plain data into view models, and let the view choose how that looks.")
  }
}
