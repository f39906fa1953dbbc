import CodeIndex

struct MVINavigationByRouterEvents: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.nav-via-router-events",
    summary: "Screens are opened and closed by the router's events",
    severity: .warning,
    rationale: """
      Where to go is the intent's decision, and the router follows. A link or a sheet in a view \
      decides by itself, and the intent neither knows nor can be tested for it.
      """,
    source: "VAnsimov/MVI-SwiftUI: RouterModifier",
    fix: """
      Send an event; let the intent route, and the router or the screen that follows routes show \
      it.
      """,
    falsePositives: """
      A sheet that is a part of an element, such as a picker. A module without any router is \
      left alone: the article's form has none.
      """,
    ours: "The view with .routes(from:) follows; its stack and its sheets are its own.",
    violations: [
      Example(
        "A link",
        """
        import RouterModifier
        import SwiftUI
        protocol ListIntentProtocol {}
        final class ListIntent: ListIntentProtocol {}
        struct ListView: View {
          let intent: any ListIntentProtocol
          var body: some View {
            NavigationLink("Item") { Text("Item") }  // <-
          }
        }
        """),
      Example(
        "A sheet, in an extension in another file",
        """
        // file: List/ListRouter.swift
        import SwiftUI
        struct ListRouter: RouterModifierProtocol {}
        protocol ListIntentProtocol {}
        final class ListIntent: ListIntentProtocol {}
        // file: List/ListView.swift
        import SwiftUI
        struct ListView: View {
          @StateObject var container: MVIContainer<ListIntentProtocol, Int>
          @State var isShown = false
          var body: some View { content }
        }
        // file: List/ListView+Content.swift
        extension ListView {
          var content: some View {
            Text("List").sheet(isPresented: $isShown) { Text("Item") }  // <-
          }
        }
        """),
      Example(
        "A nested view that closes itself",
        """
        import MVI
        import SwiftUI
        protocol ItemIntent {}
        enum Item {
          struct ItemView: View {
            let intent: any ItemIntent
            @Environment(\\.dismiss) private var dismiss
            var body: some View {
              Button("Close") { dismiss() }  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The published router",
        """
        import SwiftUI
        struct ListRouter: RouterModifierProtocol {
          let routerEvents: Int
          func getScreen() -> some View { Text("Item").sheet(isPresented: .constant(true)) { Text("") } }
        }
        struct ListView: View {
          var body: some View {
            NavigationView { Text("List").modifier(ListRouter(routerEvents: 0)) }
          }
        }
        """),
      Example(
        "Ours: the screen that follows its routes",
        """
        import MVI
        import SwiftUI
        import VignolaUI
        struct ListScreen: View {
          let routes: RouterEvents<Int, Never>
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              Text("List")
                .routes(from: routes) { _ in path.append(1) }
                .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
      Example(
        "A part without an intent",
        """
        import RouterModifier
        import SwiftUI
        struct BackBar: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Back") { dismiss() } }
        }
        """),
      Example(
        "The article's form, which has no router",
        """
        import SwiftUI
        protocol ListIntentProtocol {}
        final class ListIntent: ListIntentProtocol {}
        struct ListView: View {
          let intent: any ListIntentProtocol
          var body: some View { NavigationLink("Item") { Text("Item") } }
        }
        """),
      Example(
        "A function of one's own",
        """
        import RouterModifier
        import SwiftUI
        struct ListView: View {
          var body: some View { Button("Close") { close() } }
          private func close() { sheet() }
          private func sheet() {}
        }
        """),
    ])

  private static let modifiers: Set<String> = [
    "NavigationLink", "navigationDestination", "sheet", "fullScreenCover",
  ]

  func findings(in project: Project) -> [Finding] {
    let routed = modulesWithRouters(in: project)
    return project.components(.mvi, "view", "intent", "model").filter {
      routed.contains($0.type.module)
        && ($0.role.name != "view" || knowsIntent($0.type, in: project))
    }
    .flatMap { owner -> [Finding] in
      let calls = project.code.steps(of: owner.type, .call)
      let follows = calls.contains { $0.name == "routes" && $0.detail.hasPrefix("from:") }
      guard !follows else { return [] }
      let own = Set(owner.type.functions.map(\.name))
      let closers = Set(
        owner.type.properties.filter { property in
          property.head.attributes.contains {
            $0.name == "Environment"
              && ($0.arguments.contains("dismiss") || $0.arguments.contains("presentationMode"))
          }
        }
        .map(\.name))
      return calls.filter { step in
        Self.modifiers.contains(step.name) && !(step.receiver.isEmpty && own.contains(step.name))
          || closers.contains(step.root) && (step.receiver.isEmpty || step.name == "dismiss")
      }
      .map { step in
        finding(
          in: project, owner.type, about: step.name, at: step.position,
          "\(owner.type.name) navigates with \(step.name): let the intent route, and the "
            + "router show it")
      }
    }
  }

  /// Whether a view could send an event instead: parts without an intent leave that to those around
  /// them.
  private func knowsIntent(_ view: TypeSymbol, in project: Project) -> Bool {
    view.properties.contains { property in
      guard let type = property.type else { return false }
      return project.code.subjects(of: type, from: view).contains("MVIContainer")
        || type.names.compactMap { project.code.type(named: $0, from: view) }.contains {
          project.isItself($0, .mvi, "intent", "intent-protocol", "container")
        }
    }
  }

  /// Those in which somebody routes: with a router, with the published package or with this one's
  /// runtime.
  private func modulesWithRouters(in project: Project) -> Set<String> {
    let importing = project.code.files.indices.filter { file in
      project.imports(ofFile: file).contains { ["RouterModifier", "MVI"].contains($0.module) }
    }
    .compactMap { project.code.module(ofFile: $0)?.name }
    return Set(importing).union(
      project.components(.mvi, "router", "model-router").map(\.type.module))
  }
}
