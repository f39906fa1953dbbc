import CodeIndex

struct VSURFUnitFactoryNoParams: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.unit-factory-no-params",
    summary: "A unit's factory needs no arguments",
    severity: .note,
    rationale: """
      As a view group is made without arguments, so is what it is made of: whoever needs a unit \
      gets it from its factory, and two who ask get what belongs together.
      """,
    source: """
      "Архитектура для SwiftUI — VSURF", Surf, 2024: "Правило инициализации без параметров \
      распространяется ... и на инициализацию business unit"
      """,
    fix: "Let the factory get what it needs from the facades below.",
    falsePositives: "A unit for one item, by its id.",
    ours: "A container makes its units with SharedFactory, whose produce() takes nothing.",
    violations: [
      Example(
        "A service as an argument",
        """
        protocol CartService {}
        final class CartUnit {}
        enum CartUnitFactory {
          static func produce(service: any CartService) -> CartUnit { CartUnit() }  // <-
        }
        """),
      Example(
        "In an extension in another file",
        """
        // file: State/CartUnitFactory.swift
        enum CartUnitFactory {}
        // file: State/CartUnitFactory+Produce.swift
        final class CartUnit {}
        extension CartUnitFactory {
          public static func produce(_ limit: Int) -> CartUnit { CartUnit() }  // <-
        }
        """),
      Example(
        "Nested",
        """
        final class CartUnit {}
        enum Cart {
          struct CartUnitFactory {
            func produce(key: String) -> CartUnit { CartUnit() }  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Without",
        """
        final class CartUnit {}
        enum CartUnitFactory {
          static func produce() -> CartUnit { CartUnit() }
        }
        """),
      Example(
        "With a default",
        """
        final class CartUnit {}
        enum CartUnitFactory {
          static func produce(limit: Int = 10) -> CartUnit { CartUnit() }
        }
        """),
      Example(
        "Another function of the factory",
        """
        final class CartUnit {}
        enum CartUnitFactory {
          static func produce() -> CartUnit { CartUnit() }
          static func configure(key: String) {}
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "unit-factory").flatMap { factory in
      factory.type.functions
        .filter { $0.name == "produce" && $0.parameters.contains { !$0.hasDefault } }
        .map { function in
          finding(
            in: project, factory.type, about: function.name, at: function.head.position,
            "\(factory.type.name) wants arguments: whoever needs the unit has to know them; "
              + "get them from the level below")
        }
    }
  }
}
