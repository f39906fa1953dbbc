import CodeIndex

struct SVIPConfiguratorCalledByRouter: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.configurator-called-by-router",
    summary: "Only a router, or the app, opens another module",
    severity: .warning,
    rationale: """
      The logic says by meaning what is to be shown, and the router knows which module that is. \
      A view or a logic that calls a configurator has taken navigation into its own hands and \
      can no longer be shown elsewhere.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Configurator
      """,
    fix: "Ask the presenter for it by meaning, and call the configurator in the router.",
    falsePositives: "A container that embeds a module as a part of its screen.",
    violations: [
      Example(
        "A controller that opens the next screen",
        """
        import UIKit
        enum MainConfigurator {
          @MainActor static func configureModule() -> UIViewController { UIViewController() }
        }
        final class PinViewController: UIViewController {
          func unlocked() {
            present(MainConfigurator.configureModule(), animated: true)  // <-
          }
        }
        """),
      Example(
        "The logic, in an extension in another file",
        """
        // file: Main/MainConfigurator.swift
        struct MainConfigurator {
          func configureModule() {}
        }
        // file: Pin/PinLogic.swift
        actor PinLogic {}
        // file: Pin/PinLogic+Main.swift
        extension PinLogic {
          func open() async {
            MainConfigurator().configureModule()  // <-
          }
        }
        """),
      Example(
        "A nested view",
        """
        import SwiftUI
        enum DetailConfigurator {
          static func configureModule() -> some View { Text("Detail") }
        }
        enum Pin {
          struct PinView: View {
            var body: some View {
              NavigationLink("Detail") { DetailConfigurator.configureModule() }  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The router",
        """
        enum MainConfigurator {
          static func configureModule() {}
        }
        @MainActor final class PinRouter {
          func presentMainScreen() { MainConfigurator.configureModule() }
        }
        """),
      Example(
        "The app",
        """
        import SwiftUI
        enum PinConfigurator {
          static func configureModule() -> some View { Text("Pin") }
        }
        @main struct BankApp: App {
          var body: some Scene { WindowGroup { PinConfigurator.configureModule() } }
        }
        """),
      Example(
        "A configuration is not a configurator",
        """
        import UIKit
        struct PinConfiguration {
          static func standard() -> PinConfiguration { PinConfiguration() }
        }
        final class PinViewController: UIViewController {
          let configuration = PinConfiguration.standard()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "view", "view-model", "logic", "service").flatMap { caller in
      project.code.steps(of: caller.type, .call).compactMap { step -> Finding? in
        guard let name = step.typeName,
          let configurator = project.type(mentionedAs: name, from: caller.type),
          configurator != caller.type, project.plays(configurator, .svip, "configurator")
        else { return nil }
        return finding(
          in: project, caller.type, about: configurator.name, at: step.position,
          "\(caller.type.name) opens a module with \(configurator.name): let its presenter do that")
      }
    }
  }
}
