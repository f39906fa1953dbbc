import CodeIndex

struct VIPERInteractorNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.interactor-no-ui-import",
    summary: "An interactor uses no UI framework",
    severity: .warning,
    rationale: """
      The interactor is the business of a screen whatever shows it. What is typed by a UI framework can be tested \
      with a screen only, and moves the presenter's work into it.
      """,
    source:
      "Jeff Gilbert and Conrad Stoll, \"Architecting iOS Apps with VIPER\", objc.io 13 (2014)",
    fix: "Say plain data, and let the presenter or the view make colours, images and fonts of it.",
    falsePositives: """
      An interactor whose business is pictures may need UIImage; Data or CGImage would do. An import of which \
      nothing is used is reported by gen.ui-import-unused instead.
      """,
    violations: [
      Example(
        "a colour among the data",
        """
        import UIKit // <-
        final class CartInteractor {
          func load() -> [UIColor] { [] }
        }
        """),
      Example(
        "in an extension in another file, and with no import at all, as with a bridging header",
        """
        // file: Orders/OrdersInteractor.swift
        final class OrdersInteractor {
          private let service: OrdersService
        }
        // file: Orders/OrdersInteractor+Share.swift
        extension OrdersInteractor {
          func share() {
            UIPasteboard.general.string = "Orders" // <-
          }
        }
        """),
      Example(
        "nested",
        """
        import SwiftUI // <-
        enum Login {
          final class LoginInteractor {
            func tint() -> Color { Color(red: 1, green: 0, blue: 0) }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Foundation alone",
        """
        import Foundation
        final class CartInteractor {
          func load() -> [UUID] { [] }
        }
        """),
      Example(
        "the import is there for the view in the same file",
        """
        import UIKit
        final class CartInteractor {}
        final class CartViewController: UIViewController {}
        """),
      Example(
        "a type of the app's own whose name looks like one of UIKit's",
        """
        struct UIConfig {}
        final class CartInteractor {
          var config: UIConfig?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.parts(.viper, "interactor"),
      "An interactor says plain data: leave UI types to the presenter and the view.")
  }
}
