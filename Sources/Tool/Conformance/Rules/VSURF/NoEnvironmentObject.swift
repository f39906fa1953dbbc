import CodeIndex

struct VSURFNoEnvironmentObject: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.no-environmentobject",
    summary: "No object goes through the environment",
    severity: .warning,
    rationale: """
      An environment object is an argument that no signature shows: a screen that is put \
      elsewhere compiles, and crashes when it is shown. The environment is for constants and \
      styles.
      """,
    source: """
      "Архитектура для SwiftUI — VSURF", Surf, 2024: MVVM; vsurf-demo's documentation: \
      Environment
      """,
    fix: "Give the view its state as a value and its output weakly.",
    violations: [
      Example(
        "An object that is taken",
        """
        import SwiftUI
        final class Session: ObservableObject {}
        struct CartView: View {
          @EnvironmentObject var session: Session  // <-
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "An object that is given, in an extension in another file",
        """
        // file: Flow/CartViewGroup.swift
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { content }
        }
        // file: Flow/CartViewGroup+Content.swift
        final class Session: ObservableObject {}
        extension CartViewGroup {
          var content: some View {
            Text("Cart").environmentObject(Session())  // <-
          }
        }
        """),
      Example(
        "Nested",
        """
        import SwiftUI
        final class Session: ObservableObject {}
        enum Cart {
          struct RowView: View {
            @EnvironmentObject private var session: Session  // <-
            var body: some View { Text("Row") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A constant of the environment",
        """
        import SwiftUI
        struct CartView: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "A style",
        """
        import SwiftUI
        struct CartView: View {
          var body: some View { Text("Cart").environment(\\.font, .body) }
        }
        """),
      Example(
        "An object of one's own group",
        """
        import SwiftUI
        final class CartViewStateHolder: ObservableObject {}
        public struct CartViewGroup: View {
          @StateObject private var holder = CartViewStateHolder()
          public init() {}
          public var body: some View { Text("Cart") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "view", "view-group").flatMap { view in
      let taken = view.type.properties.filter { $0.has(anyOf: ["EnvironmentObject"]) }
        .map { ($0.name, $0.head.position) }
      let given = project.code.steps(of: view.type, .call)
        .filter { $0.name == "environmentObject" }.map { ($0.name, $0.position) }
      return (taken + given).map { name, position in
        finding(
          in: project, view.type, about: name, at: position,
          "\(view.type.name) passes an object through the environment (\(name)): give values "
            + "and weak outputs instead")
      }
    }
  }
}
