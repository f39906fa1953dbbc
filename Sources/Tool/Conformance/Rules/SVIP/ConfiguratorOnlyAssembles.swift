import CodeIndex

struct SVIPConfiguratorOnlyAssembles: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.configurator-only-assembles",
    summary: "A configurator keeps nothing, and nobody else builds a module's parts",
    severity: .warning,
    rationale: """
      Knowing the concrete types is the configurator's one task: whoever else makes a logic or a \
      router is tied to them, and a module with two places of assembly is put together in two \
      ways.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Configurator
      """,
    fix: "Call the module's configurator. What it needs comes as arguments.",
    violations: [
      Example(
        "A view that makes its logic",
        """
        import SwiftUI
        actor PinLogic {}
        struct PinView: View {
          private let interactor = PinLogic()  // <-
          var body: some View { Text("Pin") }
        }
        """),
      Example(
        "A router that makes another module's parts, in an extension in another file",
        """
        // file: Main/MainLogic.swift
        actor MainLogic {}
        // file: Pin/PinRouter.swift
        @MainActor final class PinRouter {}
        // file: Pin/PinRouter+Main.swift
        extension PinRouter {
          func presentMainScreen() {
            show(MainLogic())  // <-
          }
          private func show(_ logic: MainLogic) {}
        }
        """),
      Example(
        "A nested configurator that keeps what it made",
        """
        actor PinLogic {}
        enum Pin {
          struct PinConfigurator {
            var last: PinLogic?  // <-
            mutating func configureModule() { last = PinLogic() }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The configurator makes them",
        """
        actor PinLogic {}
        @MainActor final class PinRouter {}
        enum PinConfigurator {
          static let name = "Pin"
          @MainActor static func configureModule() -> PinLogic {
            _ = PinRouter()
            return PinLogic()
          }
        }
        """),
      Example(
        "A router that makes a controller of the toolkit",
        """
        import UIKit
        @MainActor final class PinRouter {
          func presentError() { _ = UIAlertController() }
        }
        """),
      Example(
        "A test",
        """
        // file: App/PinLogic.swift
        actor PinLogic {}
        // file: Tests/PinLogicTests.swift
        final class PinLogicTests {
          func testLoading() { _ = PinLogic() }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let kept = project.components(.svip, "configurator").flatMap { configurator in
      configurator.type.properties.filter { $0.isStored && !$0.head.isStatic }.map { property in
        finding(
          in: project, configurator.type, about: property.name, at: property.head.position,
          "\(configurator.type.name) keeps \(property.name): give it as an argument")
      }
    }
    let built = project.components(
      .svip, "view", "view-model", "router", "logic", "service"
    )
    .flatMap { builder in
      project.code.steps(of: builder.type, .call).compactMap { step -> Finding? in
        guard step.flags.contains(.initializer), let name = step.typeName,
          let part = project.code.type(named: name, from: builder.type), part != builder.type,
          part.kind != .protocol, project.isItself(part, .svip, "logic", "router")
        else { return nil }
        return finding(
          in: project, builder.type, about: part.name, at: step.position,
          "\(builder.type.name) makes \(part.name): leave that to its module's configurator")
      }
    }
    return kept + built
  }
}
