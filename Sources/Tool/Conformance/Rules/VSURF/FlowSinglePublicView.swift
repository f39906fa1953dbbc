import CodeIndex

struct VSURFFlowSinglePublicView: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.flow-single-public-view",
    summary: "A flow shows its view group and hides its screens",
    severity: .warning,
    rationale: """
      A flow's module has one public view, which brings its navigation and its units. A screen \
      that is public as well can be shown without them.
      """,
    source: """
      "Архитектура для SwiftUI — VSURF", Surf, 2024: "любой модуль Flow уровня имеет публичную \
      View"
      """,
    fix: "Take public away from the screen.",
    falsePositives: """
      Parts of a design that happen to live in a flow's module; they belong to the library \
      below.
      """,
    violations: [
      Example(
        "A public screen beside the group",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { CartView() }
        }
        public struct CartView: View {  // <-
          public var body: some View { Text("Cart") }
        }
        """),
      Example(
        "A conformance in another file",
        """
        // file: Cart/CartViewGroup.swift
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        // file: Cart/RowView.swift
        public struct RowView {  // <-
          let title: String
        }
        // file: Cart/RowView+Body.swift
        import SwiftUI
        extension RowView: View {
          public var body: some View { Text(title) }
        }
        """),
      Example(
        "Nested",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Row() }
          public struct Row: View {  // <-
            public var body: some View { Text("Row") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Screens inside",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { CartView() }
        }
        struct CartView: View {
          public var body: some View { Text("Cart") }
        }
        """),
      Example(
        "Two flows in one module",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        public struct ProfileViewGroup: View {
          public init() {}
          public var body: some View { Text("Profile") }
        }
        """),
      Example(
        "A library without a group",
        """
        import SwiftUI
        public struct RoundButton: View {
          public var body: some View { Text("OK") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let flows = Set(
      project.components(.vsurf, "view-group").filter(\.type.isPublic).map(\.type.module))
    return project.components(.vsurf, "view")
      .filter { $0.type.isPublic && flows.contains($0.type.module) }
      .map { view in
        finding(
          in: project, view.type, about: view.type.name, at: view.type.position,
          "\(view.type.name) is public beside its flow's view group: hide it, or move it to "
            + "a library")
      }
  }
}
