import CodeIndex

struct SVIPPresenterViewWeak: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.presenter-view-weak",
    summary: "A presenter holds its view weakly",
    severity: .warning,
    rationale: """
      The view holds the interactor, the interactor its presenter. When the presenter holds the \
      view strongly too, none of the three is ever released, and neither are the tasks and the \
      subscriptions of the module.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: the \
      diagram of SVIP
      """,
    fix: "Make the presenter's property weak: it is the one weak link of the three.",
    violations: [
      Example(
        "A strong view model",
        """
        protocol PinInteractor: Actor {}
        final class PinViewModel {
          private let interactor: any PinInteractor
          init(interactor: any PinInteractor) { self.interactor = interactor }
        }
        @MainActor final class PinRouter {
          var viewModel: PinViewModel?  // <-
        }
        """),
      Example(
        "In a base class in another file",
        """
        // file: Base/BaseRouter.swift
        class PinBaseRouter {
          var controller: PinViewController!  // <-
        }
        // file: Pin/PinViewController.swift
        import UIKit
        final class PinViewController: UIViewController {}
        // file: Pin/PinRouter.swift
        @MainActor protocol PinPresenter: AnyObject {}
        final class PinRouter: PinBaseRouter, PinPresenter {}
        """),
      Example(
        "Nested, unowned",
        """
        import UIKit
        final class PinViewController: UIViewController {}
        enum Pin {
          @MainActor final class PinRouter {
            private let view: PinViewController  // <-
            init(view: PinViewController) { self.view = view }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Weak",
        """
        import UIKit
        final class PinViewController: UIViewController {}
        @MainActor final class PinRouter {
          weak var view: PinViewController?
        }
        """),
      Example(
        "A view that is a value closes no circle",
        """
        import SwiftUI
        struct PinView: View {
          var body: some View { Text("Pin") }
        }
        @MainActor final class PinRouter {
          private let view: PinView
          init(view: PinView) { self.view = view }
        }
        """),
      Example(
        "A closure that makes the view of another module",
        """
        import UIKit
        final class MainViewController: UIViewController {}
        @MainActor final class PinRouter {
          private let makeMain: () -> MainViewController
          init(makeMain: @escaping () -> MainViewController) { self.makeMain = makeMain }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return project.components(.svip, "router").flatMap { router in
      project.code.propertiesWithInherited(of: router.type).compactMap { property, owner in
        guard property.isStored, property.reference == .strong, !property.head.isStatic,
          !property.has(anyOf: ["Weak", "WeakReference"]),
          let view = project.targets(of: property, in: owner).first(where: {
            $0.kind == .class
              && (project.isView($0) || project.isItself($0, .svip, "view", "view-model"))
          }),
          seen.insert(property.head.position).inserted
        else { return nil }
        return finding(
          in: project, router.type, about: property.name, at: property.head.position,
          "The presenter \(router.type.name) holds \(view.name) strongly: make "
            + "\(property.name) weak",
          notes: circle(from: view, to: router.type, in: project))
      }
    }
  }

  /// The two strong links that the third one closes to a circle, where they are seen.
  private func circle(
    from view: TypeSymbol, to router: TypeSymbol, in project: Project
  ) -> [Finding.Note] {
    var notes: [Finding.Note] = []
    for property in view.storedProperties {
      let interactors = project.targets(of: property, in: view).flatMap { project.roles(of: $0) }
        .filter { $0.role == Role(.svip, "logic") }
      guard let logic = interactors.first else { continue }
      notes.append(.init("\(view.name) holds \(logic.type.name)", at: property.head.position))
      for link in logic.type.storedProperties
      where project.targets(of: link, in: logic.type).contains(where: {
        $0 == router || project.code.ancestorSymbols(of: router).contains($0)
      }) {
        notes.append(.init("\(logic.type.name) holds \(router.name)", at: link.head.position))
      }
      break
    }
    return notes
  }
}
