import CodeIndex

struct MVIRouterNoIntentWrite: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.router-no-intent-write",
    summary: "A router shows where to go and tells its intent only that a screen has gone",
    severity: .warning,
    rationale: """
      A router maps an event to a screen. One that sends events of its own while it does so \
      starts the circle in the middle, with nothing that happened on the screen.
      """,
    source: "VAnsimov/MVI-SwiftUI: RouterModifierProtocol, onScreenDismiss",
    fix: "Tell it in onScreenDismiss, or in an alert's action, and nowhere else.",
    falsePositives: "A router that passes a child's result on.",
    violations: [
      Example(
        "While a screen is made",
        """
        import SwiftUI
        protocol ListIntentProtocol { func didOpen() }
        final class ListIntent: ListIntentProtocol { func didOpen() {} }
        struct ListRouter: RouterModifierProtocol {
          let intent: any ListIntentProtocol
          func getScreen(for type: Int) -> some View {
            intent.didOpen()  // <-
            return Text("Item")
          }
        }
        """),
      Example(
        "In an extension in another file",
        """
        // file: List/ListIntent.swift
        protocol ListIntentProtocol { func reload() }
        final class ListIntent: ListIntentProtocol { func reload() {} }
        // file: List/ListRouter.swift
        import SwiftUI
        struct ListRouter: RouterModifierProtocol {
          let intent: any ListIntentProtocol
        }
        // file: List/ListRouter+Kinds.swift
        extension ListRouter {
          func getScreenPresentationType(for type: Int) -> Int {
            self.intent.reload()  // <-
            return 0
          }
        }
        """),
      Example(
        "Nested",
        """
        import SwiftUI
        protocol ListIntentProtocol { func onTap() }
        final class ListIntent: ListIntentProtocol { func onTap() {} }
        enum List {
          struct ListRouter: RouterModifierProtocol {
            let intent: any ListIntentProtocol
            func getAlertTitle(for type: Int) -> Text? {
              intent.onTap()  // <-
              return nil
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "When the screen has gone",
        """
        import SwiftUI
        protocol ListIntentProtocol { func onItemClosed() }
        final class ListIntent: ListIntentProtocol { func onItemClosed() {} }
        struct ListRouter: RouterModifierProtocol {
          let intent: any ListIntentProtocol
          func onScreenDismiss(type: Int) { intent.onItemClosed() }
        }
        """),
      Example(
        "What a button of an alert says",
        """
        import SwiftUI
        protocol ListIntentProtocol { func onTapRetry() }
        final class ListIntent: ListIntentProtocol { func onTapRetry() {} }
        struct ListRouter: RouterModifierProtocol {
          let intent: any ListIntentProtocol
          func getAlertActions(for type: Int) -> some View {
            Button("Retry") { intent.onTapRetry() }
          }
        }
        """),
      Example(
        "An intent that is kept and not used",
        """
        import SwiftUI
        protocol ListIntentProtocol {}
        final class ListIntent: ListIntentProtocol {}
        struct ListRouter: RouterModifierProtocol {
          let intent: any ListIntentProtocol
          func getScreen(for type: Int) -> some View { Text("Item") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvi, "router").flatMap { router -> [Finding] in
      let intents = Set(
        router.type.properties.filter { property in
          project.targets(of: property, in: router.type)
            .contains { project.isItself($0, .mvi, "intent", "intent-protocol") }
        }
        .map(\.name))
      return project.code.bodies(of: router.type).filter { $0.owner != "onScreenDismiss" }
        .flatMap { body in
          project.code.steps(body.body, inFile: body.file, .call)
            // In a closure it is something that happens later, as a tap does.
            .filter { !$0.receiver.isEmpty && intents.contains($0.root) && $0.depth == 0 }
            .map { step in
              finding(
                in: project, router.type, about: step.name, at: step.position,
                "\(router.type.name) sends \(step.name) to its intent while it shows a "
                  + "screen: only tell what happened")
            }
        }
    }
  }
}
