import CodeIndex

/// A flow may be gone when it is called.
struct CoordinatorNoUnownedCapture: Rule {
  func findings(in project: Project) -> [Finding] {
    project.coordinators().flatMap { component in
      project.code.steps(of: component.type, .capture)
        .filter { $0.receiver == "unowned" }
        .map { capture in
          finding(
            in: project, component.type, about: capture.name, at: capture.position,
            "\(component.type.path) captures '\(capture.name)' unowned: a screen that answers after its flow has ended traps, so "
              + "write weak")
        }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.no-unowned-capture", summary: "Coordinators capture weakly, not unowned",
    severity: .warning,
    rationale: """
      Between the end of a flow and the end of its screens there is a window in which a screen can still answer. Weakly, \
      nothing happens; unowned, the app ends.
      """,
    source: CoordinatorRules.source, fix: "Write `[weak self]`.",
    falsePositives: "A capture in a closure that its owner alone keeps.",
    violations: [
      Example(
        "the end of a child",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func run() {
            auth.finishFlow = { [unowned self] in // <-
              start()
            }
          }
          func start() {}
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
          func run() {
            let auth = make()
            auth.onEnd = { [weak self, unowned auth] in // <-
              self?.remove(auth)
            }
          }
        }
        """),
      Example(
        "a nested coordinator",
        """
        // file: App/App.swift
        protocol Coordinator: AnyObject {}
        enum App {
          final class PinCoordinator: Coordinator {
            lazy var onTap = { [unowned self] in // <-
              self.close()
            }
            func close() {}
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "weakly",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func run() { auth.finishFlow = { [weak self] in self?.start() } }
          func start() {}
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "an unowned property is another rule's",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator { unowned let window: Window }
        final class Window {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "not a coordinator",
        """
        // file: App/Timer.swift
        final class Ticker { func run() { timer.fire { [unowned self] in self.tick() } } }
        """),
    ])
}
