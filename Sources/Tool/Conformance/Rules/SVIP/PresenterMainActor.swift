import CodeIndex

struct SVIPPresenterMainActor: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.presenter-main-actor",
    summary: "A presenter is on the main actor",
    severity: .warning,
    rationale: """
      The logic calls its presenter from another actor. Only where the presenter is bound to the \
      main actor does the call hop there; otherwise views are touched from wherever the logic \
      happens to run.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Presenter
      """,
    fix: "Write @MainActor before the class, or before its protocol.",
    falsePositives: """
      A module whose default isolation is the main actor: say so under isolation in the \
      configuration.
      """,
    ours: """
      SVIPPresenter is on the main actor, and so is whatever conforms to it in its declaration.
      """,
    violations: [
      Example(
        "A class without isolation",
        """
        protocol PinPresenter: AnyObject {
          func presentMainScreen() async
        }
        final class PinRouter: PinPresenter {  // <-
          func presentMainScreen() async {}
        }
        """),
      Example(
        "A conformance in another file binds the methods and not the class",
        """
        // file: Pin/PinPresenter.swift
        protocol PinPresenter: AnyObject {
          func presentMainScreen() async
        }
        // file: Pin/PinRouter.swift
        final class PinRouter {  // <-
          weak var view: PinViewController?
        }
        // file: Pin/PinRouter+Presenter.swift
        extension PinRouter: PinPresenter {
          func presentMainScreen() async {}
        }
        """),
      Example(
        "Nested in something that is not bound either",
        """
        enum Pin {
          final class PinRouter {  // <-
            func presentMainScreen() async {}
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The class says it",
        """
        protocol PinPresenter: AnyObject {}
        @MainActor final class PinRouter: PinPresenter {}
        """),
      Example(
        "Its protocol says it",
        """
        // file: Pin/PinPresenter.swift
        @MainActor protocol PinPresenter: AnyObject {}
        // file: Pin/PinRouter.swift
        final class PinRouter: PinPresenter {}
        """),
      Example(
        "Its base class says it",
        """
        // file: Base/BaseRouter.swift
        @MainActor class BaseRouter {}
        // file: Pin/PinRouter.swift
        protocol PinPresenter: AnyObject {}
        final class PinRouter: BaseRouter, PinPresenter {}
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "router")
      .filter { $0.type.kind == .class && !project.isMainActor($0.type) }
      .map { router in
        finding(
          in: project, router.type, about: router.type.name, at: router.type.position,
          "\(router.type.name) presents and is not bound to the main actor: write @MainActor "
            + "before it")
      }
  }
}
