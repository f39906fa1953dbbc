import CodeIndex

struct MVCModelNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvc.model-no-ui-import",
    summary: "A model uses no UI framework",
    severity: .off,
    rationale: """
      A model is what the app is about, whatever shows it. Typed by a UI framework it runs on no server, in no \
      command line, and in tests with a screen only.
      """,
    source:
      "Glenn Krasner and Stephen Pope, \"A Cookbook for Using the Model-View-Controller\" (1988)",
    fix: "Keep plain data, and let the controller make colours and images of it.",
    falsePositives: "A model of pictures.",
    violations: [
      Example(
        "a model that keeps a colour",
        """
        import UIKit // <-
        final class CartModel {
          var tint: UIColor?
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Models/OrdersStore.swift
        final class OrdersStore {}
        // file: Models/OrdersStore+Badge.swift
        extension OrdersStore {
          func badge() {
            UIApplication.shared.applicationIconBadgeNumber = 1 // <-
          }
        }
        """),
      Example(
        "nested",
        """
        import SwiftUI // <-
        enum Login {
          final class SessionStore {
            var color: Color = .red
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "plain data",
        """
        import Foundation
        struct CartModel {
          var date: Date
        }
        """),
      Example(
        "a controller of the same file needs the import",
        """
        import UIKit
        final class CartModel {}
        final class CartViewController: UIViewController {}
        """),
      Example(
        "a type of the app's own",
        """
        enum UIMode { case day }
        final class CartStore {
          var mode: UIMode = .day
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.components(.mvc, "model").filter { !project.isView($0.type) },
      "Keep plain data, and let the controller choose how it looks.")
  }
}
