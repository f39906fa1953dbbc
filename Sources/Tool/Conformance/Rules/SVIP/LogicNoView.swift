import CodeIndex

struct SVIPLogicNoView: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.logic-no-view",
    summary: "Logic does not know what shows it",
    severity: .warning,
    rationale: """
      Commands go from the view to the logic, and what is to be shown goes through the \
      presenter. Logic that names a view closes the circle on the wrong side and can be shown by \
      nothing else.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Interactor
      """,
    fix: "Say what happened through the presenter's protocol.",
    violations: [
      Example(
        "A view model in the logic",
        """
        final class PinViewModel {}
        actor PinLogic {
          private weak var viewModel: PinViewModel?  // <-
        }
        """),
      Example(
        "A controller in a signature, declared in another file",
        """
        // file: Pin/PinViewController.swift
        import UIKit
        final class PinViewController: UIViewController {}
        // file: Pin/PinLogic+Opening.swift
        actor PinLogic {}
        extension PinLogic {
          func opened(by controller: PinViewController) async {}  // <-
        }
        """),
      Example(
        "Nested, in a cast",
        """
        import SwiftUI
        struct PinView: View {
          var body: some View { Text("Pin") }
        }
        enum Pin {
          actor PinLogic {
            func handle(_ sender: Any) async -> Bool {
              sender is PinView  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The presenter",
        """
        @MainActor protocol PinPresenter: AnyObject {}
        actor PinLogic {
          private let presenter: any PinPresenter
          init(presenter: any PinPresenter) { self.presenter = presenter }
        }
        """),
      Example(
        "What is shown, as a value",
        """
        enum PinData {
          struct PresentationModel: Sendable {}
        }
        actor PinLogic {
          private var model = PinData.PresentationModel()
        }
        """),
      Example(
        "A type whose name only looks like a view's",
        """
        struct Overview: Sendable {}
        actor MainLogic {
          private var overview = Overview()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic").flatMap { logic in
      project.mentions(of: logic.type).compactMap { mention in
        guard let target = project.type(mentionedAs: mention.name, from: logic.type),
          target != logic.type,
          project.isView(target) || project.isItself(target, .svip, "view", "view-model")
        else { return nil }
        return finding(
          in: project, logic.type, about: target.name, at: mention.position,
          "\(logic.type.name) names \(target.name), which shows it: say it through the "
            + "presenter instead")
      }
    }
  }
}
