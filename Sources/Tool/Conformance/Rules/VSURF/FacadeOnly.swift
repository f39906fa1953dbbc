import CodeIndex

struct VSURFFacadeOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.facade-only",
    summary: "Units, their factories and holders are reached through a facade",
    severity: .warning,
    rationale: """
      A module of the level of features or above shows protocols, models and one facade. A \
      public unit can be made by anybody, and then there are two of what should be one.
      """,
    source: "VSURF's documentation in surfstudio/vsurf-demo: Facade",
    fix: "Take public away, and give out the unit's protocols through the facade.",
    violations: [
      Example(
        "A public unit",
        """
        public protocol CartUnitInput: AnyObject {}
        public final class CartUnit: CartUnitInput {  // <-
          public init() {}
        }
        """),
      Example(
        "A public factory, with its function in another file",
        """
        // file: CartState/CartUnitFactory.swift
        public enum CartUnitFactory {}  // <-
        // file: CartState/CartUnitFactory+Produce.swift
        public protocol CartUnitOutput: AnyObject {}
        extension CartUnitFactory {
          static func produce() -> any CartUnitOutput { CartUnit() }
        }
        final class CartUnit: CartUnitOutput {}
        """),
      Example(
        "A nested holder",
        """
        import Combine
        public enum Cart {
          public final class CartViewStateHolder: ObservableObject {}  // <-
        }
        """),
    ],
    nearMisses: [
      Example(
        "A facade over an internal unit",
        """
        public protocol CartUnitInput: AnyObject {}
        final class CartUnit: CartUnitInput {}
        public enum CartStateFacade {
          public enum Units {
            public static func cart() -> any CartUnitInput { CartUnit() }
          }
        }
        """),
      Example(
        "For the other targets of the package",
        """
        package final class CartUnit {}
        """),
      Example(
        "A measure is no business unit",
        """
        public enum MeasureUnit { case metre, foot }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "unit", "unit-factory", "holder")
      .filter { $0.type.isPublic && $0.type.kind != .protocol }
      .map { part in
        finding(
          in: project, part.type, about: part.type.name, at: part.type.position,
          "\(part.type.name) is public: hide it, and give out what others need through the "
            + "module's facade")
      }
  }
}
