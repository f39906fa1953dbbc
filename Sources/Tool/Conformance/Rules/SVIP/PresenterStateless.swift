import CodeIndex

struct SVIPPresenterStateless: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.presenter-stateless",
    summary: "A presenter keeps no state",
    severity: .warning,
    rationale: """
      The presenter is allowed to know concrete views and other modules, and to go untested, \
      because it keeps nothing that changes. A variable in it is business state outside the \
      logic, and untested.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Presenter
      """,
    fix: "Keep it in the logic and present it, or make it a constant.",
    falsePositives: """
      Something of the toolkit that has to live as long as what is shown, such as a transition's \
      delegate.
      """,
    violations: [
      Example(
        "A flag",
        """
        @MainActor final class PinRouter {
          weak var view: PinViewController?
          private var isLoading = false  // <-
        }
        """),
      Example(
        "In a base class in another file",
        """
        // file: Base/BaseRouter.swift
        class BaseRouter {
          var shown: [String] = []  // <-
        }
        // file: Pin/PinRouter.swift
        @MainActor protocol PinPresenter: AnyObject {}
        final class PinRouter: BaseRouter, PinPresenter {}
        """),
      Example(
        "Nested",
        """
        enum Pin {
          @MainActor final class PinRouter {
            private(set) var errors = 0  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A weak view",
        """
        @MainActor final class PinRouter {
          weak var view: PinViewController?
          private let context: String
          init(_ context: String) { self.context = context }
        }
        """),
      Example(
        "Lazy and static ones are made once, a computed one keeps nothing",
        """
        import Foundation
        @MainActor final class PinRouter {
          private lazy var formatter = DateFormatter()
          static var animates = true
          var title: String { "Pin" }
        }
        """),
      Example(
        "A handle that holds weakly",
        """
        struct WeakHandle<Target> {}
        @MainActor final class PinRouter {
          var view: WeakHandle<PinViewController>
          init(view: WeakHandle<PinViewController>) { self.view = view }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return project.components(.svip, "router").flatMap { router in
      project.code.propertiesWithInherited(of: router.type).compactMap { property, owner in
        guard property.isInstanceState, property.reference == .strong, !property.isLazy,
          property.type.map({ !$0.text.hasPrefix("Weak") }) ?? true,
          !property.has(anyOf: ["Weak", "WeakReference"]),
          !project.targets(of: property, in: owner).contains(where: {
            project.isView($0) || project.isItself($0, .svip, "view", "view-model")
          }),
          seen.insert(property.head.position).inserted
        else { return nil }
        return finding(
          in: project, router.type, about: property.name, at: property.head.position,
          "\(property.name) is state of the presenter \(router.type.name), where nothing "
            + "tests it: keep it in the logic")
      }
    }
  }
}
