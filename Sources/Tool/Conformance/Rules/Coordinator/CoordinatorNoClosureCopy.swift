import CodeIndex

/// A closure property that is handed over by value is handed over as it is now: empty.
struct CoordinatorNoClosureCopy: Rule {
  func findings(in project: Project) -> [Finding] {
    project.coordinators().flatMap { component -> [Finding] in
      let closures = Set(
        project.propertiesByName(of: component.type).values
          .filter { property, _ in
            property.isStored && !property.isLet && property.type?.isFunction == true
          }
          .map(\.property.name))
      guard !closures.isEmpty else { return [] }
      return project.code.steps(of: component.type, .write)
        .filter { step in
          step.flags.contains(.bareValue) && !step.receiver.isEmpty
            && closures.contains(step.detail)
        }
        .map { step in
          finding(
            in: project, component.type, about: step.name, at: step.position,
            "'\(step.receiver).\(step.name)' gets what '\(step.detail)' is now, which may be nil and is not what is set later: "
              + "write { [weak self] in self?.\(step.detail)?() }")
        }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.no-closure-copy", summary: "A flow's closure is called, not copied",
    severity: .warning,
    rationale: """
      `view.onEnd = finishFlow` copies the closure that is there at that moment. Who starts the flow and listens afterwards is \
      never called.
      """,
    source: CoordinatorRules.source + ": the listing of the article itself",
    fix: "Wrap it in a closure that captures self weakly and calls it then.",
    violations: [
      Example(
        "to a view",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          var finishFlow: (() -> Void)?
          func start() {
            let view = factory.makeView()
            view.onCompletion = finishFlow // <-
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "of a base class in another file",
        """
        // file: Base/FlowCoordinator.swift
        class BaseFlow: Coordinator { var onEnd: (() -> Void)? }
        protocol Coordinator: AnyObject {}
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: BaseFlow {
          func start() {
            screen.onClose = onEnd // <-
          }
        }
        """),
      Example(
        "a nested coordinator, with self",
        """
        // file: Auth/Auth.swift
        protocol Coordinator: AnyObject {}
        enum Auth {
          final class PinCoordinator: Coordinator {
            var onFinish: ((Int) -> Void)?
            func start() {
              view.model.onPin = self.onFinish // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "called later",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          var finishFlow: (() -> Void)?
          func start() {
            view.onCompletion = { [weak self] in self?.finishFlow?() }
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a constant",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          let finish: () -> Void
          init(finish: @escaping () -> Void) { self.finish = finish }
          func start() { view.onCompletion = finish }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a function",
        """
        // file: Auth/AuthCoordinator.swift
        final class AuthCoordinator: Coordinator {
          func start() { view.onCompletion = complete }
          func complete() {}
        }
        protocol Coordinator: AnyObject {}
        """),
    ])
}
