import CodeIndex

struct VSURFViewGroupInit: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.viewgroup-init",
    summary: "A flow's view group can be made by anybody, without arguments",
    severity: .warning,
    rationale: """
      Flows are put together like bricks: an app, a tab or another flow writes the group's name \
      and nothing else. What the flow needs, it gets from facades and factories of the levels \
      below.
      """,
    source: """
      "Архитектура для SwiftUI — VSURF", Surf, 2024: "обязательное условие VSURF — публичный \
      init ViewGroup без параметров"
      """,
    fix: "Write public init() and get the units from a facade or a container.",
    ours: "ViewGroup demands init(); one with a container, for tests, may stand beside it.",
    violations: [
      Example(
        "An argument",
        """
        import SwiftUI
        public struct CartViewGroup: View {  // <-
          private let title: String
          public init(title: String) { self.title = title }
          public var body: some View { Text(title) }
        }
        """),
      Example(
        "Initialisers in an extension in another file, none of them open to others",
        """
        // file: Cart/CartViewGroup.swift
        import SwiftUI
        public struct CartViewGroup: View {  // <-
          public var body: some View { Text("Cart") }
        }
        // file: Cart/CartViewGroup+Init.swift
        extension CartViewGroup {
          init() {}
          public init(title: String) { self.init() }
        }
        """),
      Example(
        "Nested, with the initialiser that the compiler writes",
        """
        import SwiftUI
        public enum Shop {
          public struct CartViewGroup: View {  // <-
            public var body: some View { Text("Cart") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Public, without arguments, beside one for tests",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          private let title: String
          public init() { self.init(title: "Cart") }
          package init(title: String) { self.title = title }
          public var body: some View { Text(title) }
        }
        """),
      Example(
        "A group inside of a flow may take arguments",
        """
        import SwiftUI
        struct DetailViewGroup: View {
          private let item: String
          init(item: String) { self.item = item }
          var body: some View { Text(item) }
        }
        """),
      Example(
        "All arguments have defaults, in a public extension",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public var body: some View { Text("Cart") }
        }
        public extension CartViewGroup {
          init(title: String = "Cart") { self.init(other: title) }
          private init(other: String) {}
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "view-group")
      .filter { $0.type.isPublic && !hasPlainInit($0.type) }
      .map { group in
        finding(
          in: project, group.type, about: group.type.name, at: group.type.position,
          "\(group.type.name) is the way into a flow and has no public init(): others cannot "
            + "just write its name")
      }
  }

  private func hasPlainInit(_ group: TypeSymbol) -> Bool {
    group.parts.contains { part in
      part.fact.functions.contains { function in
        let written = function.head.access
        let inherited = part.fact.kind == .extension ? part.fact.head.access : nil
        return function.kind == .initializer && function.parameters.allSatisfy(\.hasDefault)
          && (written ?? inherited ?? .internal) >= .public
      }
    }
  }
}
