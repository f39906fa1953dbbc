import CodeIndex

struct SVIPLogicDepsByProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.logic-deps-by-protocol",
    summary: "Logic reaches its presenter and its workers through protocols",
    severity: .warning,
    rationale: """
      The logic is the part that is tested, with stand-ins for the presenter and the workers. A \
      concrete type in its place cannot be replaced, and ties the logic to a toolkit or to a \
      network.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Interactor
      """,
    fix: "Write a protocol with what the logic needs of it, and store that.",
    falsePositives: "A value helper whose name ends in Service.",
    violations: [
      Example(
        "The router itself",
        """
        @MainActor protocol PinPresenter: AnyObject {}
        @MainActor final class PinRouter: PinPresenter {}
        actor PinLogic {
          private let presenter: PinRouter  // <-
          init(presenter: PinRouter) { self.presenter = presenter }
        }
        """),
      Example(
        "A service behind an alias in another file",
        """
        // file: Services/SettingsService.swift
        actor SettingsService {}
        // file: Services/Names.swift
        typealias Settings = SettingsService
        // file: Pin/PinLogic.swift
        actor PinLogic {
          private let settings: Settings  // <-
          init(settings: Settings) { self.settings = settings }
        }
        """),
      Example(
        "Nested, made by itself",
        """
        final class AnalyticsClient: Sendable {}
        enum Pin {
          actor PinLogic {
            private let analytics = AnalyticsClient()  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Protocols",
        """
        @MainActor protocol PinPresenter: AnyObject {}
        protocol PinWorker: Actor {}
        @MainActor final class PinRouter: PinPresenter {}
        actor PinService: PinWorker {}
        actor PinLogic {
          private let presenter: any PinPresenter
          private let worker: PinWorker
          init(presenter: any PinPresenter, worker: PinWorker) {
            self.presenter = presenter
            self.worker = worker
          }
        }
        """),
      Example(
        "A value and a type from elsewhere",
        """
        import Foundation
        struct Account: Sendable {}
        actor PinLogic {
          private let account: Account
          private var calendar = Calendar.current
          init(of account: Account) { self.account = account }
        }
        """),
      Example(
        "A protocol that is called a service",
        """
        protocol BiometryService: Actor {}
        actor PinLogic {
          private let biometry: any BiometryService
          init(biometry: any BiometryService) { self.biometry = biometry }
        }
        """),
    ])

  private static let endings = [
    "Service", "Repository", "Client", "Manager", "Provider", "Router", "Gateway", "Store",
  ]

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic").flatMap { logic in
      logic.type.storedProperties.filter { !$0.head.isStatic }.compactMap { property in
        let concrete = project.targets(of: property, in: logic.type).first { target in
          [.class, .actor].contains(target.kind)
            && (project.isItself(target, .svip, "router", "service", "logic")
              || Self.endings.contains { target.name.hasSuffix($0) })
        }
        guard let concrete else { return nil }
        return finding(
          in: project, logic.type, about: property.name, at: property.head.position,
          "\(logic.type.name) holds \(concrete.name) itself: hold a protocol with what is "
            + "needed of it")
      }
    }
  }
}
