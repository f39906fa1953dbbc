import CodeIndex

struct SVIPPresenterNoBusiness: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.presenter-no-business",
    summary: "A presenter holds neither its interactor nor a worker",
    severity: .warning,
    rationale: """
      The presenter turns what it is told into what is shown. Once it can ask a worker or \
      command the interactor, business logic grows in the one part that is not tested.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Presenter
      """,
    fix: """
      Let the logic ask, and hand the presenter what it has to show; a worker for a child comes \
      as an argument.
      """,
    violations: [
      Example(
        "A worker",
        """
        protocol PinWorker: Actor {}
        actor PinService: PinWorker {}
        @MainActor final class PinRouter {
          weak var view: PinViewController?
          private let worker: any PinWorker  // <-
          init(worker: any PinWorker) { self.worker = worker }
        }
        """),
      Example(
        "The interactor, in a base class in another file",
        """
        // file: Pin/PinLogic.swift
        protocol PinInteractor: Actor {}
        actor PinLogic: PinInteractor {}
        // file: Base/PinBaseRouter.swift
        class PinBaseRouter {
          weak var interactor: (any PinInteractor)?  // <-
        }
        // file: Pin/PinRouter.swift
        @MainActor protocol PinPresenter: AnyObject {}
        final class PinRouter: PinBaseRouter, PinPresenter {}
        """),
      Example(
        "Nested, the logic itself",
        """
        actor PinLogic {}
        enum Pin {
          @MainActor final class PinRouter {
            private var logic: PinLogic?  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A worker for the child's configurator, as an argument",
        """
        protocol DetailWorker: Actor {}
        actor ListLogic: DetailWorker {}
        enum DetailConfigurator {
          static func configureModule(worker: any DetailWorker) {}
        }
        @MainActor final class ListRouter {
          func presentDetail(worker: any DetailWorker) {
            DetailConfigurator.configureModule(worker: worker)
          }
        }
        """),
      Example(
        "A formatter",
        """
        import Foundation
        @MainActor final class PinRouter {
          private let formatter = NumberFormatter()
        }
        """),
      Example(
        "The view's own interactor",
        """
        protocol PinInteractor: Actor {}
        actor PinLogic: PinInteractor {}
        final class PinViewModel {
          let interactor: any PinInteractor
          init(interactor: any PinInteractor) { self.interactor = interactor }
        }
        @MainActor final class PinRouter {
          weak var viewModel: PinViewModel?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return project.components(.svip, "router").flatMap { router in
      project.code.propertiesWithInherited(of: router.type).compactMap { property, owner in
        guard property.isStored,
          let target = project.targets(of: property, in: owner).first(where: {
            project.isItself($0, .svip, "interactor", "worker", "logic", "service")
          }),
          seen.insert(property.head.position).inserted
        else { return nil }
        return finding(
          in: project, router.type, about: property.name, at: property.head.position,
          "The presenter \(router.type.name) holds \(target.name): leave asking to the logic")
      }
    }
  }
}
