import CodeIndex

struct VSURFUnitProtocols: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.unit-protocols",
    summary: "A unit takes commands by its input, and puts out by its output",
    severity: .warning,
    rationale: """
      A unit's input is what holders command, and its output the streams that they observe. A \
      question in the input, or a command in the output, makes two ways of one and hides where a \
      change comes from.
      """,
    source: "\"Архитектура для SwiftUI — VSURF\", Surf, 2024: Input and Output of a Unit",
    fix: "Move commands to the input, and what is known to the output as a stream.",
    falsePositives: "A command that says whether it was taken.",
    ours: "UnitOutput has properties of type Observed.",
    violations: [
      Example(
        "An input that is asked",
        """
        protocol CartUnitInput: AnyObject {
          func add(_ item: String)
          func count(of item: String) -> Int  // <-
        }
        final class CartUnit: CartUnitInput {
          func add(_ item: String) {}
          func count(of item: String) -> Int { 0 }
        }
        """),
      Example(
        "An input with a property; the unit conforms in another file",
        """
        // file: State/CartUnitInput.swift
        protocol CartUnitInput: AnyObject {
          var limit: Int { get set }  // <-
        }
        // file: State/CartUnit.swift
        final class CartUnit {
          var limit = 0
        }
        // file: State/CartUnit+Input.swift
        extension CartUnit: CartUnitInput {}
        """),
      Example(
        "A nested output that is commanded",
        """
        enum Cart {
          protocol CartUnitOutput: AnyObject {
            var count: Int { get }
            func reload()  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The article's",
        """
        import Combine
        protocol CartUnitInput: AnyObject {
          func addItem(_ item: String)
          func removeAll() async
        }
        protocol CartUnitOutput: AnyObject {
          var items: AnyPublisher<[String], Never> { get }
        }
        """),
      Example(
        "A stream of one item",
        """
        import Combine
        protocol CartUnitOutput: AnyObject {
          func count(of item: String) -> AnyPublisher<Int, Never>
        }
        """),
      Example(
        "A view's output is another thing",
        """
        protocol CartViewOutput: AnyObject {
          func buy()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let inputs = project.faces(.vsurf, "unit-input").flatMap { face in
      face.requirements.filter(\.returnsValue).map { function in
        finding(
          in: project, face, about: function.name, at: function.head.position,
          "\(function.name) of \(face.name) answers: put what is known out through the "
            + "unit's output")
      }
        + face.requiredProperties.filter { !$0.head.isStatic }.map { property in
          finding(
            in: project, face, about: property.name, at: property.head.position,
            "\(property.name) of \(face.name) is not a command: put it out through the "
              + "unit's output")
        }
    }
    let outputs = project.faces(.vsurf, "unit-output").flatMap { face in
      face.requirements.filter { !$0.returnsValue }.map { function in
        finding(
          in: project, face, about: function.name, at: function.head.position,
          "\(function.name) of \(face.name) is a command: move it to the unit's input")
      }
    }
    return inputs + outputs
  }
}
