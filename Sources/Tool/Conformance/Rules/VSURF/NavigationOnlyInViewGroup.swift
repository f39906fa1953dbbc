import CodeIndex

struct VSURFNavigationOnlyInViewGroup: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.nav-only-in-viewgroup",
    summary: "Only a view group puts screens on a stack or on a sheet",
    severity: .warning,
    rationale: """
      How a flow's screens follow each other is written in one place, its view group, and driven \
      by one value. A screen that brings its own sheet cannot be shown by another flow in \
      another way.
      """,
    source: """
      "Архитектура для SwiftUI — VSURF", Surf, 2024: "Подключение сервисов, вёрстка и навигация \
      внутри модуля описываются непосредственно в ViewGroup"
      """,
    fix: """
      Give the screen a binding to the navigation state, and move the modifier to the view \
      group.
      """,
    falsePositives: "A part of a library that always comes with its own sheet, such as a picker.",
    violations: [
      Example(
        "A sheet in a screen",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { CartView() }
        }
        struct CartView: View {
          @State private var isShown = false
          var body: some View {
            Text("Cart")
              .sheet(isPresented: $isShown) { Text("Detail") }  // <-
          }
        }
        """),
      Example(
        "A link, in an extension in another file",
        """
        // file: Flow/CartViewGroup.swift
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { CartView() }
        }
        // file: Flow/CartView.swift
        import SwiftUI
        struct CartView: View {
          var body: some View { rows }
        }
        // file: Flow/CartView+Rows.swift
        extension CartView {
          var rows: some View {
            NavigationLink("Detail") { Text("Detail") }  // <-
          }
        }
        """),
      Example(
        "A stack in a nested view",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Content() }
          struct Content: View {
            var body: some View {
              NavigationStack { Text("Cart") }  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The group navigates",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          @State private var path: [Int] = []
          @State private var isShown = false
          public init() {}
          public var body: some View {
            NavigationStack(path: $path) {
              Text("Cart").navigationDestination(for: Int.self) { Text("\\($0)") }
            }
            .sheet(isPresented: $isShown) { Text("Detail") }
          }
        }
        """),
      Example(
        "A screen that sets a title and asks by a binding",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          @State private var isShown = false
          public init() {}
          public var body: some View { CartView(isShown: $isShown) }
        }
        struct CartView: View {
          @Binding var isShown: Bool
          var body: some View {
            Button("Detail") { isShown = true }.navigationTitle("Cart")
          }
        }
        """),
      Example(
        "A library, which has no flow",
        """
        import SwiftUI
        struct DatePickerField: View {
          @State private var isShown = false
          var body: some View {
            Text("Date").sheet(isPresented: $isShown) { Text("Calendar") }
          }
        }
        """),
    ])

  private static let verbs: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink",
    "navigationDestination", "sheet", "fullScreenCover",
  ]

  func findings(in project: Project) -> [Finding] {
    let flows = Set(project.components(.vsurf, "view-group").map(\.type.module))
    return project.components(.vsurf, "view").filter { flows.contains($0.type.module) }
      .flatMap { view in
        project.code.steps(of: view.type, .call).filter { Self.verbs.contains($0.name) }
          .map { step in
            finding(
              in: project, view.type, about: step.name, at: step.position,
              "\(view.type.name) navigates with \(step.name): leave that to the flow's view group")
          }
      }
  }
}
