import CodeIndex

struct SVIPPresenterName: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.presenter-name",
    summary: "What a presenter is asked for begins with present",
    severity: .note,
    rationale: """
      Logic decides and its presenter shows. A requirement that is called by what it shows keeps \
      the decision where it belongs; one that is called `check` or `save` asks the presenter to \
      decide.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Presenter
      """,
    fix: "Name it by what is shown: presentMainScreen, presentDotsError.",
    falsePositives: "Base protocols with tools for every module, such as catching.",
    violations: [
      Example(
        "A requirement that decides",
        """
        @MainActor protocol PinPresenter: AnyObject {
          func present(filled: Int)
          func checkLock()  // <-
        }
        @MainActor final class PinRouter: PinPresenter {
          func present(filled: Int) {}
          func checkLock() {}
        }
        """),
      Example(
        "Conformed to in another file",
        """
        // file: Pin/PinPresenter.swift
        @MainActor protocol PinPresenter: AnyObject {
          func openMainScreen() async  // <-
        }
        // file: Pin/PinRouter.swift
        @MainActor final class PinRouter {}
        // file: Pin/PinRouter+Presenter.swift
        extension PinRouter: PinPresenter {
          func openMainScreen() async {}
        }
        """),
      Example(
        "Nested",
        """
        enum Pin {
          @MainActor protocol PinPresenter: AnyObject {
            func reload()  // <-
          }
        }
        @MainActor final class PinRouter: Pin.PinPresenter {
          func reload() {}
        }
        """),
    ],
    nearMisses: [
      Example(
        "The article's",
        """
        @MainActor protocol PinPresenter: AnyObject {
          func present(data: Int) async
          func presentDotsError() async
        }
        @MainActor final class PinRouter: PinPresenter {
          func present(data: Int) async {}
          func presentDotsError() async {}
        }
        """),
      Example(
        "The wrapper round a worker's errors",
        """
        @MainActor protocol PinPresenter: AnyObject {
          func catching(_ task: () async throws -> Void) async
        }
        @MainActor final class PinRouter: PinPresenter {
          func catching(_ task: () async throws -> Void) async {}
        }
        """),
      Example(
        "A helper of the router that nobody asks for",
        """
        @MainActor protocol PinPresenter: AnyObject {
          func presentMainScreen()
        }
        @MainActor final class PinRouter: PinPresenter {
          func presentMainScreen() { open() }
          private func open() {}
        }
        """),
    ])

  private static let tools: Set<String> = ["catching", "isCancellation"]

  func findings(in project: Project) -> [Finding] {
    project.faces(.svip, "presenter").flatMap { face in
      face.requirements
        .filter { !$0.name.hasPrefix("present") && !Self.tools.contains($0.name) }
        .map { function in
          finding(
            in: project, face, about: function.name, at: function.head.position,
            "\(face.name) is asked for \(function.name): name it by what it presents, and "
              + "decide in the logic")
        }
    }
  }
}
