import CodeIndex

struct SVIPLogicIsActor: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.logic-is-actor",
    summary: "The logic behind an interactor is an actor",
    severity: .warning,
    rationale: """
      All business state of a screen is in its logic, and commands come from the screen and from \
      children at once. An actor is what makes that safe off the main thread.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Interactor
      """,
    fix: "Declare it as an actor.",
    falsePositives: "A prototype that is kept on the main actor on purpose.",
    violations: [
      Example(
        "A class",
        """
        protocol PinInteractor: AnyObject {
          func loadData() async
        }
        final class PinLogic: PinInteractor {  // <-
          func loadData() async {}
        }
        """),
      Example(
        "A class that conforms in another file",
        """
        // file: Pin/PinLogic.swift
        final class PinLogic {  // <-
          private var digits: [Int] = []
        }
        // file: Pin/PinLogic+Interactor.swift
        protocol PinInteractor: AnyObject {
          func loadData() async
        }
        extension PinLogic: PinInteractor {
          func loadData() async {}
        }
        """),
      Example(
        "Nested, on the main actor",
        """
        enum Pin {
          @MainActor final class PinLogic {  // <-
            func loadData() async {}
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "An actor",
        """
        protocol PinInteractor: Actor {
          func loadData() async
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
        }
        """),
      Example(
        "A value that the logic is made of",
        """
        struct PinRules {
          let length = 4
        }
        actor PinLogic {
          private let rules = PinRules()
        }
        """),
      Example(
        "The presenter is a class",
        """
        @MainActor protocol PinPresenter: AnyObject {
          func presentMainScreen()
        }
        @MainActor final class PinRouter: PinPresenter {
          func presentMainScreen() {}
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic")
      .filter { [.class, .struct].contains($0.type.kind) }
      .map { logic in
        finding(
          in: project, logic.type, about: logic.type.name, at: logic.type.position,
          "\(logic.type.name) is a \(logic.type.kind.rawValue): make it an actor, since "
            + "commands reach it from "
            + "several places at once")
      }
  }
}
