import CodeIndex

struct VIPERPresenterNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.presenter-no-ui-import",
    summary: "A presenter uses no UI framework",
    severity: .warning,
    rationale: """
      The presenter words what the interactor says. With a view behind a protocol and plain data to show it runs \
      in a test in milliseconds; with UIKit in its hands it becomes a second view.
      """,
    source:
      "Jeff Gilbert and Conrad Stoll, \"Architecting iOS Apps with VIPER\", objc.io 13 (2014)",
    fix:
      "Hand the view plain data, and let it choose colours, fonts and images; let the router make controllers.",
    falsePositives: """
      A presenter that a SwiftUI view observes needs Combine or Observation, not SwiftUI. Images by name from \
      generated code are UIImage by type.
      """,
    violations: [
      Example(
        "a presenter that makes an alert",
        """
        import UIKit // <-
        final class CartPresenter {
          func failed() {
            let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
            view?.show(alert)
          }
          weak var view: CartViewInput?
        }
        protocol CartViewInput: AnyObject { func show(_ alert: AnyObject) }
        """),
      Example(
        "in an extension in another file, without an import",
        """
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {}
        // file: Orders/OrdersPresenter+Table.swift
        extension OrdersPresenter: UITableViewDataSource { // <-
        }
        """),
      Example(
        "nested",
        """
        import UIKit // <-
        enum Login {
          final class LoginPresenter {
            private let font = UIFont.systemFont(ofSize: 12)
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "what a view observes",
        """
        import Combine
        final class CartPresenter: ObservableObject {
          @Published var rows: [String] = []
        }
        """),
      Example(
        "the view's protocol stands in the same file and needs the import",
        """
        import UIKit
        protocol CartViewInput: AnyObject {
          func show(_ color: UIColor)
        }
        final class CartPresenter {
          weak var view: CartViewInput?
        }
        """),
      Example(
        "numbers of Core Graphics",
        """
        import Foundation
        final class CartPresenter {
          var width: CGFloat { 12 }
        }
        """),
    ], ceiling: .error)

  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.parts(.viper, "presenter"),
      "A presenter hands out plain data: leave UI types to the view, and controllers to the router."
    )
  }
}
