import CodeIndex

struct SVIPWorkerIsActor: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.worker-is-actor",
    summary: "A worker that keeps something is an actor",
    severity: .warning,
    rationale: """
      A worker is shared: by several modules, or between a child and its parent, and every one \
      of them asks from an actor of its own. What it keeps is then written from several threads, \
      unless it is an actor or bound to one.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Worker
      """,
    fix: "Make the class an actor, or bind it to a global one.",
    falsePositives: "A class that locks by hand and does not say @unchecked Sendable.",
    ours: "SVIPWorker is Sendable, so that Swift 6 refuses such a class by itself.",
    violations: [
      Example(
        "A cache in a class",
        """
        protocol PinWorker {
          func code() async -> String
        }
        final class PinService: PinWorker {
          private var cached: String?  // <-
          func code() async -> String { cached ?? "" }
        }
        """),
      Example(
        "A class that conforms in another file",
        """
        // file: Services/SettingsKeeper.swift
        final class SettingsKeeper {
          var attempts = 0  // <-
        }
        // file: Pin/SettingsKeeper+Pin.swift
        protocol PinWorker {
          func countAttempt() async
        }
        extension SettingsKeeper: PinWorker {
          func countAttempt() async { attempts += 1 }
        }
        """),
      Example(
        "Nested",
        """
        protocol PinWorker {}
        enum Pin {
          class PinService: PinWorker {
            fileprivate var opened = 0  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "An actor",
        """
        protocol PinWorker: Actor {}
        actor PinService: PinWorker {
          private var cached: String?
        }
        """),
      Example(
        "A class on the main actor, and one that keeps constants",
        """
        protocol PinWorker {}
        @MainActor final class StoreService: PinWorker {
          private var items: [Int] = []
        }
        final class ClockService: PinWorker {
          private let zone = "UTC"
        }
        """),
      Example(
        "A class that answers for its locking",
        """
        protocol PinWorker: Sendable {}
        final class KeychainService: PinWorker, @unchecked Sendable {
          private var cached: String?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "service").filter { worker in
      worker.type.kind == .class && !project.isMainActor(worker.type)
        && !worker.type.inheritance.contains { $0.text.contains("@unchecked") }
    }
    .flatMap { worker in
      worker.type.properties.filter { $0.isInstanceState && $0.reference == .strong }.prefix(1)
        .map { property in
          finding(
            in: project, worker.type, about: property.name, at: property.head.position,
            "\(worker.type.name) is asked from several actors and keeps \(property.name): "
              + "make it an actor")
        }
    }
  }
}
