import CodeIndex

struct SVIPViewInteractorByProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.view-interactor-by-protocol",
    summary: "A view knows the interactor's protocol and nobody else of its module",
    severity: .warning,
    rationale: """
      The view sends commands to a protocol, so that a preview or a test can stand in for the \
      logic. With the logic itself, a presenter or a worker in its hands it can do more than \
      command.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: the \
      diagram of SVIP
      """,
    fix: "Hold the interactor's protocol.",
    ours: "A view holds Mailbox<any PinInteractor>.",
    violations: [
      Example(
        "The logic itself",
        """
        import UIKit
        protocol PinInteractor: Actor {}
        actor PinLogic: PinInteractor {}
        final class PinViewController: UIViewController {
          var interactor: PinLogic?  // <-
        }
        """),
      Example(
        "The logic in a mailbox, by an alias in another file",
        """
        // file: Pin/PinLogic.swift
        actor PinLogic {}
        final class Mailbox<Target> {}
        // file: Pin/Names.swift
        typealias PinMailbox = PinLogic
        // file: Pin/PinView.swift
        import SwiftUI
        struct PinView: View {
          let interactor: PinMailbox  // <-
          var body: some View { Text("Pin") }
        }
        """),
      Example(
        "A worker, in a nested view model",
        """
        protocol PinWorker: Actor {}
        actor PinService: PinWorker {}
        enum Pin {
          final class PinViewModel {
            private let worker: any PinWorker  // <-
            init(worker: any PinWorker) { self.worker = worker }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The protocol",
        """
        import SwiftUI
        protocol PinInteractor: Actor {}
        actor PinLogic: PinInteractor {}
        final class PinViewModel {
          private let interactor: any PinInteractor
          init(interactor: any PinInteractor) { self.interactor = interactor }
        }
        struct PinView: View {
          let viewModel: PinViewModel
          var body: some View { Text("Pin") }
        }
        """),
      Example(
        "Ours",
        """
        import UIKit
        import VignolaCore
        protocol PinInteractor: Actor {}
        actor PinLogic: PinInteractor {}
        final class PinViewController: UIViewController {
          private let interactor: Mailbox<any PinInteractor>
          init(interactor: Mailbox<any PinInteractor>) { self.interactor = interactor }
        }
        """),
      Example(
        "A parent's logic that serves as a worker is not this view's",
        """
        import UIKit
        protocol DetailInteractor: Actor {}
        protocol DetailWorker: Actor {}
        actor ListLogic: DetailWorker {}
        actor DetailLogic: DetailInteractor {}
        final class DetailViewController: UIViewController {
          var interactor: (any DetailInteractor)?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "view", "view-model").flatMap { view in
      view.type.storedProperties.compactMap { property -> Finding? in
        guard let target = forbidden(property, in: view.type, project) else { return nil }
        return finding(
          in: project, view.type, about: property.name, at: property.head.position,
          "\(view.type.name) holds \(target.name): hold its interactor's protocol and send "
            + "commands")
      }
    }
  }

  private func forbidden(
    _ property: PropertyFact, in view: TypeSymbol, _ project: Project
  ) -> TypeSymbol? {
    let direct = project.targets(of: property, in: view)
    let argued = (property.type?.names ?? []).compactMap {
      project.code.type(named: $0, from: view)
    }
    return (direct + argued).first {
      project.isItself($0, .svip, "presenter", "worker", "logic", "router", "service")
    }
  }
}
