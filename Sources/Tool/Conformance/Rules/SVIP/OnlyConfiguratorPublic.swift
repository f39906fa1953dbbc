import CodeIndex

struct SVIPOnlyConfiguratorPublic: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.only-configurator-public",
    summary: "A module shows its configurator and hides its parts",
    severity: .warning,
    rationale: """
      A feature's package is entered through its configurator. A public logic or router lets \
      others put the module together in their own way and hold its parts.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      packages
      """,
    fix: "Take public away, or write package where a view target of its own needs it.",
    violations: [
      Example(
        "A public logic",
        """
        public protocol PinInteractor: Actor {}
        public actor PinLogic: PinInteractor {}  // <-
        """),
      Example(
        "An open router that conforms in another file",
        """
        // file: Pin/PinPresenter.swift
        @MainActor public protocol PinPresenter: AnyObject {}
        extension PinRouter: PinPresenter {}
        // file: Pin/PinRouter.swift
        @MainActor open class PinRouter {}  // <-
        """),
      Example(
        "Nested in a public name space",
        """
        public enum Pin {
          @MainActor public final class PinRouter {}  // <-
        }
        """),
    ],
    nearMisses: [
      Example(
        "The configurator and the data are public",
        """
        public enum PinData {
          public struct PresentationModel: Sendable {}
        }
        public enum PinConfigurator {
          public static func configureModule() { _ = PinLogic() }
        }
        actor PinLogic {}
        """),
      Example(
        "For the other targets of the package",
        """
        package protocol PinInteractor: Actor {}
        package actor PinLogic: PinInteractor {}
        """),
      Example(
        "A service for the whole app",
        """
        public protocol BiometryWorker: Actor {}
        public actor BiometryService: BiometryWorker {}
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic", "router")
      .filter { $0.type.isPublic && $0.type.kind != .protocol }
      .map { part in
        finding(
          in: project, part.type, about: part.type.name, at: part.type.position,
          "\(part.type.name) is a part of its module and public: only the configurator needs "
            + "to be seen")
      }
  }
}
