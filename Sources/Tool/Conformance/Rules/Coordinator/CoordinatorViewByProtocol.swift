import CodeIndex

/// What a flow asks of its factory is not a class of UIKit's.
struct CoordinatorViewByProtocol: Rule {
  func findings(in project: Project) -> [Finding] {
    let factories = project.code.types.filter { type in
      type.kind == .protocol && !type.isTestCode && !type.isForeign
        && project.plays(type, .coordinator, "screen-factory")
    }
    return factories.flatMap { factory in
      factory.requirements.compactMap { function in
        guard let returned = function.returns,
          let screen = project.code.types(of: returned, from: factory)
            .first(where: { project.isViewController($0) && $0.kind == .class })
        else { return nil }
        return finding(
          in: project, factory, about: function.name, at: function.head.position,
          "\(factory.path) promises \(screen.path), a view controller by its class: return a protocol with the screen's closures, "
            + "so that a test can give a stand-in")
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.view-by-protocol",
    summary: "A factory's protocol promises screens by protocol",
    severity: .note,
    rationale: """
      A flow that gets a class of UIKit's is tested with UIKit. With a protocol it gets a stand-in whose closures the test \
      calls.
      """,
    source: CoordinatorRules.source, fix: "Give the screen a protocol and promise that.",
    falsePositives: "Flows that are tested on a device anyway.",
    violations: [
      Example(
        "a class",
        """
        // file: Auth/AuthFactory.swift
        import UIKit
        final class PinViewController: UIViewController {}
        protocol AuthModuleFactoryProtocol {
          func makePin() -> PinViewController // <-
        }
        final class ModulesFactory: AuthModuleFactoryProtocol {
          func makePin() -> PinViewController { PinViewController() }
        }
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "through an alias in another file",
        """
        // file: Auth/Names.swift
        import UIKit
        typealias PinScreen = PinViewController
        final class PinViewController: UIViewController {}
        // file: Auth/AuthFactory.swift
        protocol AuthModuleFactory {
          func makePin() -> PinScreen? // <-
        }
        final class ModulesFactory: AuthModuleFactory {
          func makePin() -> PinScreen? { nil }
        }
        """),
      Example(
        "a nested class",
        """
        // file: Auth/AuthFactory.swift
        import UIKit
        enum Pin { final class Screen: UIViewController {} }
        protocol PinModuleFactory {
          func makeScreen(code: Int) -> Pin.Screen // <-
        }
        struct ModuleFactory: PinModuleFactory {
          func makeScreen(code: Int) -> Pin.Screen { Pin.Screen() }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a protocol",
        """
        // file: Auth/AuthFactory.swift
        protocol PinViewProtocol: AnyObject {}
        protocol AuthModuleFactory { func makePin() -> any PinViewProtocol }
        final class ModulesFactory: AuthModuleFactory {
          func makePin() -> any PinViewProtocol { fatalError() }
        }
        """),
      Example(
        "another factory",
        """
        // file: Auth/CellFactory.swift
        import UIKit
        final class PinViewController: UIViewController {}
        protocol CellFactory { func makePin() -> PinViewController }
        """),
      Example(
        "a model",
        """
        // file: Auth/AuthFactory.swift
        struct Pin {}
        protocol AuthModuleFactory { func makePin() -> Pin }
        final class ModulesFactory: AuthModuleFactory { func makePin() -> Pin { Pin() } }
        """),
    ])
}
