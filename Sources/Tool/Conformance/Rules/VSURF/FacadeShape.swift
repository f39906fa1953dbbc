import CodeIndex

struct VSURFFacadeShape: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.facade-shape",
    summary: "A facade is an enum without cases whose members are static",
    severity: .warning,
    rationale: """
      A facade is a name under which a module's services are found. It is never made and keeps \
      nothing of its own, and an enum without cases cannot be.
      """,
    source: "VSURF's documentation in surfstudio/vsurf-demo: Facade",
    fix: "Declare it as an enum and its members as static.",
    violations: [
      Example(
        "A struct",
        """
        public struct CartStateFacade {  // <-
          public static func cart() -> Int { 0 }
        }
        """),
      Example(
        "A member of a value, in an extension in another file",
        """
        // file: CartState/CartStateFacade.swift
        public enum CartStateFacade {}
        // file: CartState/CartStateFacade+Units.swift
        extension CartStateFacade {
          func cart() -> Int { 0 }  // <-
        }
        """),
      Example(
        "A case, in a nested facade",
        """
        enum Cart {
          enum StateFacade {
            case shared  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The demo's",
        """
        public enum CartStateFacade {
          public enum Units {
            public static func cart() -> Int { 0 }
          }
          static let version = 1
        }
        """),
      Example(
        "A model inside of it may be a value",
        """
        public enum CartStateFacade {
          public struct Inputs {
            public let key: String
            public func masked() -> String { "*" }
          }
        }
        """),
      Example(
        "A protocol for one",
        """
        public protocol AnyFacade {
          func cart() -> Int
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "facade").filter { $0.type.kind != .protocol }.flatMap { facade in
      let type = facade.type
      guard type.kind == .enum else {
        return [
          finding(
            in: project, type, about: type.name, at: type.position,
            "\(type.name) is a \(type.kind.rawValue) that can be made: make it an enum "
              + "without cases")
        ]
      }
      let members =
        type.cases.map { ($0.name, $0.head) }
        + type.functions.filter { $0.kind == .function && !$0.head.isStatic }
        .map { ($0.name, $0.head) }
        + type.properties.filter { !$0.head.isStatic }.map { ($0.name, $0.head) }
      return members.map { name, head in
        finding(
          in: project, type, about: name, at: head.position,
          "\(name) belongs to a value of the facade \(type.name), and there is none: make it "
            + "static")
      }
    }
  }
}
