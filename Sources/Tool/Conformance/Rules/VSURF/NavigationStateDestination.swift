import CodeIndex

struct VSURFNavigationStateDestination: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.navigationstate-destination",
    summary: "A navigation state names where it can lead, as hashable values",
    severity: .warning,
    rationale: """
      A flow's path is made of its destinations. With a type of their own a view group can \
      switch over all of them, and what is pushed can be compared, restored and tested.
      """,
    source: """
      "Архитектура для SwiftUI — VSURF", Surf, 2024: NavigationState; @NavigationState of \
      SurfMacros
      """,
    fix: "Nest enum Destination: Hashable in it.",
    violations: [
      Example(
        "No destinations",
        """
        struct CartNavigationState {  // <-
          var path: [String] = []
        }
        """),
      Example(
        "Destinations that cannot be compared, in an extension in another file",
        """
        // file: Flow/CartNavigationState.swift
        @NavigationState struct CartNavigationState {}
        // file: Flow/CartNavigationState+Destination.swift
        extension CartNavigationState {
          enum Destination {  // <-
            case detail(id: String)
          }
        }
        """),
      Example(
        "Nested, with another name",
        """
        enum Cart {
          @NavigationState struct NavigationState {  // <-
            enum Screen: Hashable { case detail }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Hashable",
        """
        @NavigationState struct CartNavigationState {
          enum Destination: Hashable, Sendable { case cart, detail(id: String) }
        }
        """),
      Example(
        "Cases without values are hashable by themselves",
        """
        struct CartNavigationState {
          enum Destination { case cart, detail }
          var path: [Destination] = []
        }
        """),
      Example(
        "Hashable in another file",
        """
        // file: Flow/CartNavigationState.swift
        @NavigationState struct CartNavigationState {
          enum Destination { case detail(id: String) }
        }
        // file: Flow/Conformances.swift
        extension CartNavigationState.Destination: Hashable {}
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "navigation-state").filter { $0.type.kind == .struct }
      .compactMap { state in
        let type = state.type
        let isAliased = type.parts.contains {
          $0.fact.aliases.contains { $0.name == "Destination" }
        }
        guard !isAliased else { return nil }
        guard let destination = project.code.type(named: "\(type.path).Destination", from: type)
        else {
          return finding(
            in: project, type, about: type.name, at: type.position,
            "\(type.name) does not name where it leads: nest enum Destination: Hashable in it")
        }
        let isPlain =
          destination.kind == .enum && destination.cases.allSatisfy { $0.payload.isEmpty }
        guard !isPlain, !project.code.ancestors(of: destination).contains("Hashable") else {
          return nil
        }
        return finding(
          in: project, type, about: destination.path, at: destination.position,
          "\(destination.path) is not Hashable, so that it cannot be a part of a path")
      }
  }
}
