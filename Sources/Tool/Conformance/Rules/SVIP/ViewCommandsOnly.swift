import CodeIndex

struct SVIPViewCommandsOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.view-commands-only",
    summary: "A view uses nothing that its interactor returns",
    severity: .warning,
    rationale: """
      Data flows one way: from the interactor through the presenter to the view. A view that \
      awaits an answer and goes on from there has a second way in, which no presenter sees.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      "Никаких запросов данных со стороны UI (только команды)"
      """,
    fix: "Send a command, and let the presenter show the answer.",
    violations: [
      Example(
        "A result that is kept",
        """
        protocol PinInteractor: Actor {
          func isLocked() async -> Bool
        }
        actor PinLogic: PinInteractor {
          func isLocked() async -> Bool { false }
        }
        final class PinViewModel {
          private let interactor: any PinInteractor
          private var isLocked = false
          init(interactor: any PinInteractor) { self.interactor = interactor }
          func appeared() async {
            isLocked = await interactor.isLocked()  // <-
          }
        }
        """),
      Example(
        "A property, in an extension in another file",
        """
        // file: Pin/PinLogic.swift
        protocol PinInteractor: Actor {
          var title: String { get async }
        }
        actor PinLogic: PinInteractor {
          let title = "Pin"
        }
        // file: Pin/PinViewController.swift
        import UIKit
        final class PinViewController: UIViewController {
          var interactor: (any PinInteractor)!
        }
        // file: Pin/PinViewController+Title.swift
        extension PinViewController {
          func showTitle() async {
            let title = await interactor.title  // <-
            print(title)
          }
        }
        """),
      Example(
        "Nested",
        """
        protocol PinInteractor: Actor {
          func digits() async -> [Int]
        }
        actor PinLogic: PinInteractor {
          func digits() async -> [Int] { [] }
        }
        enum Pin {
          final class PinViewModel {
            let interactor: any PinInteractor
            init(interactor: any PinInteractor) { self.interactor = interactor }
            func tapped() {
              Task {
                print(await interactor.digits().count)  // <-
              }
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Commands",
        """
        protocol PinInteractor: Actor {
          func loadData() async
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
        }
        final class PinViewModel {
          let interactor: any PinInteractor
          init(interactor: any PinInteractor) { self.interactor = interactor }
          func appeared() { Task { await interactor.loadData() } }
          func reload() async { return await interactor.loadData() }
        }
        """),
      Example(
        "Something else is awaited",
        """
        protocol PinInteractor: Actor {
          func loadData() async
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
        }
        protocol Images: Sendable {
          func image() async -> String
        }
        final class PinViewModel {
          let interactor: any PinInteractor
          private let images: any Images
          init(interactor: any PinInteractor, images: any Images) {
            self.interactor = interactor
            self.images = images
          }
          func appeared() async {
            let image = await images.image()
            print(image)
            await interactor.loadData()
          }
        }
        """),
      Example(
        "A mailbox's handle",
        """
        import VignolaCore
        protocol PinInteractor: Actor {}
        actor PinLogic: PinInteractor {}
        final class PinViewModel {
          let interactor: Mailbox<any PinInteractor>
          init(interactor: Mailbox<any PinInteractor>) { self.interactor = interactor }
          func count() -> Int { interactor.waiting }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "view", "view-model").flatMap { view -> [Finding] in
      let faces = interactors(of: view.type, in: project)
      guard !faces.isEmpty else { return [] }
      return project.code.bodies(of: view.type).flatMap { body in
        project.code.steps(body.body, inFile: body.file).compactMap { step in
          guard step.flags.contains(.awaited), let answers = faces[step.lastReceiver],
            step.kind == .read || step.kind == .call && !step.flags.contains(.discarded),
            answers.contains(step.name)
          else { return nil }
          return finding(
            in: project, view.type, about: step.name, at: step.position,
            "\(view.type.name) uses the answer of \(step.name): send a command and have it "
              + "presented")
        }
      }
    }
  }

  /// By property, what each interactor answers: functions that return something, and properties.
  private func interactors(of view: TypeSymbol, in project: Project) -> [String: Set<String>] {
    var answers: [String: Set<String>] = [:]
    for (property, owner) in project.code.propertiesWithInherited(of: view) {
      for target in project.targets(of: property, in: owner)
      where project.isItself(target, .svip, "interactor", "logic") {
        let types = [target] + project.code.ancestorSymbols(of: target)
        answers[property.name, default: []].formUnion(
          types.flatMap(\.functions).filter(\.returnsValue).map(\.name)
            + types.flatMap(\.properties).map(\.name))
      }
    }
    return answers
  }
}
