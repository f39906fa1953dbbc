import CodeIndex

struct VSURFFacadeDocumented: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.facade-doc",
    summary: "What a facade gives out is documented",
    severity: .note,
    rationale: """
      The facade is all that others see of a module, so that it is where they look up what a \
      unit is for, whether it is shared, and what it needs to be configured.
      """,
    source: "VSURF's documentation in surfstudio/vsurf-demo: Facade",
    fix: "Write a /// comment before the member.",
    violations: [
      Example(
        "A function",
        """
        /// The cart.
        public enum CartStateFacade {
          public static func cart() -> Int { 0 }  // <-
        }
        """),
      Example(
        "In an extension in another file",
        """
        // file: CartState/CartStateFacade.swift
        public enum CartStateFacade {}
        // file: CartState/CartStateFacade+Storages.swift
        extension CartStateFacade {
          // What is stored.
          public static var storage: Int { 0 }  // <-
        }
        """),
      Example(
        "In the name space inside of it",
        """
        public enum CartStateFacade {
          public enum Units {
            public static func cart() -> Int { 0 }  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Documented",
        """
        public enum CartStateFacade {
          /// The one cart of the app.
          public static func cart() -> Int { 0 }
        }
        """),
      Example(
        "Nobody else sees it",
        """
        public enum CartStateFacade {
          static func make() -> Int { 0 }
          private static let shared = 0
        }
        """),
      Example(
        "A model inside of it",
        """
        public enum CartStateFacade {
          public struct Inputs {
            public let key: String
          }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let facades = Set(project.components(.vsurf, "facade").map(\.type))
    guard !facades.isEmpty else { return [] }
    let paths = Set(facades.map { "\($0.module) \($0.path)" })
    let spaces = project.code.types.filter { type in
      guard type.kind == .enum, !type.isTestCode, let dot = type.path.lastIndex(of: ".") else {
        return false
      }
      return paths.contains("\(type.module) \(type.path[..<dot])")
    }
    return (facades.union(spaces)).flatMap { type in
      let members =
        type.functions.filter { $0.kind == .function }.map { ($0.name, $0.head) }
        + type.properties.map { ($0.name, $0.head) }
      return members.filter { ($1.access ?? .internal) >= .public && !$1.isDocumented }
        .map { name, head in
          finding(
            in: project, type, about: name, at: head.position,
            "\(name) is given out by \(type.path) without a word on what it is: document it")
        }
    }
  }
}
