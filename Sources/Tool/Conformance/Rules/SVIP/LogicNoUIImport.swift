import CodeIndex

struct SVIPLogicNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.logic-no-ui-import",
    summary: "Logic, its protocols and its data import no toolkit",
    severity: .warning,
    rationale: """
      The same logic serves a screen in UIKit and one in SwiftUI, and is tested without either. \
      An import of a toolkit is the first step to a logic that knows what it is shown by.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      "Крайне желательно вообще не включать пакеты UIKit и SwiftUI в интерактор"
      """,
    fix: """
      Remove the import, or import Foundation instead; give what is needed from the toolkit as a \
      value or a worker.
      """,
    violations: [
      Example(
        "In the logic's file",
        """
        import UIKit  // <-
        actor PinLogic {
          private var tint: UIColor?
        }
        """),
      Example(
        "In an extension in another file",
        """
        // file: Pin/PinLogic.swift
        protocol PinInteractor: Actor {
          func share() async
        }
        actor PinLogic {}
        // file: Pin/PinLogic+Sharing.swift
        import Foundation
        import SwiftUI  // <-
        extension PinLogic: PinInteractor {
          func share() async { print(Color.red) }
        }
        """),
      Example(
        "With the protocol, which is nested",
        """
        // file: Pin/PinInteractor.swift
        import Combine  // <-
        enum Pin {
          protocol PinInteractor: Actor {
            func loadData() async
          }
        }
        // file: Pin/PinLogic.swift
        actor PinLogic: Pin.PinInteractor {
          func loadData() async {}
        }
        """),
    ],
    nearMisses: [
      Example(
        "Foundation",
        """
        import Foundation
        actor PinLogic {
          private var opened = Date()
        }
        """),
      Example(
        "The router's toolkit",
        """
        // file: Pin/PinRouter.swift
        import UIKit
        @MainActor final class PinRouter {
          weak var view: UIViewController?
        }
        // file: Pin/PinLogic.swift
        actor PinLogic {}
        """),
      Example(
        "A file that has the view too",
        """
        import SwiftUI
        actor PinLogic {}
        struct PinView: View {
          var body: some View { Text("Pin") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let types =
      project.components(.svip, "logic").map(\.type)
      + project.faces(.svip, "interactor", "worker")
      + project.components(.svip, "data").map(\.type)
    return project.toolkitFindings(
      id, of: types, andOf: ["Combine"], "It is business logic: keep the toolkit out of this file.")
  }
}
