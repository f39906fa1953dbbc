import CodeIndex

/// Who has kept a child lets it go at its end.
struct CoordinatorRemoveOnFinish: Rule {
  func findings(in project: Project) -> [Finding] {
    project.coordinators().flatMap { component in
      component.type.parts.flatMap { part in
        part.fact.functions.compactMap { function in
          fault(in: function, project.code.steps(function.body, inFile: part.file))
            .map { step in
              finding(
                in: project, component.type, about: function.name, at: step.position,
                "\(function.name) of \(component.type.path) keeps a child and listens to its end without letting it go: call "
                  + "removeDependency in '\(step.name)'")
            }
        }
      }
    }
  }

  /// Where the end is listened to, in a function that keeps the child and removes nothing.
  private func fault(in function: FunctionFact, _ steps: [StepView]) -> StepView? {
    let keeps = steps.contains { $0.kind == .call && $0.name == "addDependency" }
    let removes = steps.contains { step in
      step.kind == .call && (step.name.hasPrefix("remove") || step.name.hasPrefix("free"))
    }
    guard keeps, !removes else { return nil }
    let listening = steps.first {
      $0.kind == .write && ["finishFlow", "onFinish", "onEnd"].contains($0.name)
    }
    // A function that is named in place of a closure may remove it.
    guard let listening, !listening.flags.contains(.bareValue) else { return nil }
    return listening
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.remove-on-finish", summary: "A child that has finished is let go",
    severity: .warning,
    rationale: """
      The list of children is the only thing that keeps a flow. One that stays in it after its end keeps its screens and \
      hears what is no longer meant for it.
      """,
    source: CoordinatorRules.source,
    fix: "Call removeDependency with the child in the closure of its end.",
    falsePositives: "Code that removes the child in a function that the closure calls.",
    ours: "`Flow.run(_:then:)` removes the child before it tells the parent.",
    violations: [
      Example(
        "nothing removes it",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func runAuth() {
            let auth = factory.makeAuth()
            auth.finishFlow = { [weak self] in // <-
              self?.start()
            }
            addDependency(auth)
            auth.start()
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        // file: App/AppCoordinator+Auth.swift
        extension AppCoordinator {
          func runAuth() {
            let child = makeChild()
            addDependency(child)
            child.onFinish = { print("end") } // <-
            child.start()
          }
        }
        """),
      Example(
        "a nested coordinator",
        """
        // file: App/App.swift
        protocol Coordinator: AnyObject {}
        enum App {
          final class MainCoordinator: Coordinator {
            func run() {
              let pin = makePin()
              pin.finishFlow = {} // <-
              addDependency(pin)
              pin.start()
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "removed",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func runAuth() {
            let auth = factory.makeAuth()
            auth.finishFlow = { [weak self, weak auth] in
              self?.removeDependency(auth)
            }
            addDependency(auth)
            auth.start()
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "the end is handed on",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func runAuth() {
            let auth = factory.makeAuth()
            auth.finishFlow = authEnded
            addDependency(auth)
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a screen's closure",
        """
        // file: App/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          func start() {
            let view = factory.makeView()
            view.onClose = { [weak self] in self?.finishFlow?() }
          }
        }
        protocol Coordinator: AnyObject {}
        """),
    ])
}
