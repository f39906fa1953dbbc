import CodeIndex

struct GeneralNoClassProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.no-class-protocol",
    summary: "A protocol for classes is declared AnyObject",
    severity: .warning,
    rationale: """
      ': class' is the old spelling of ': AnyObject'. Compilers warn of it, and code that looks for protocols of \
      which a weak reference may be held has to know two words.
      """,
    source: "Swift Evolution, SE-0156",
    fix: "Write AnyObject for class.",
    violations: [
      Example(
        "the old spelling",
        """
        protocol CartViewInput: class { // <-
          func show()
        }
        """),
      Example(
        "beside another one, which an extension in another file fills",
        """
        // file: Cart/CartOutput.swift
        protocol Loadable {}
        protocol CartOutput: class, Loadable { // <-
        }
        // file: Cart/CartOutput+Defaults.swift
        extension CartOutput {
          func load() {}
        }
        """),
      Example(
        "nested",
        """
        enum Login {
          protocol Output: class {} // <-
        }
        """),
    ],
    nearMisses: [
      Example("the new spelling", "protocol CartViewInput: AnyObject {}"),
      Example(
        "a protocol that inherits one for classes",
        """
        protocol ViewInput: AnyObject {}
        protocol CartViewInput: ViewInput {}
        """),
      Example(
        "a class that inherits",
        """
        class Base {}
        class Derived: Base {}
        """),
    ], ceiling: .error)

  func findings(in project: Project) -> [Finding] {
    project.code.types.filter { $0.kind == .protocol && !$0.isTestCode && !$0.isForeign }
      .filter { $0.parts[0].fact.inheritance.contains { $0.text == "class" } }
      .map {
        Finding(
          id, at: $0.position, in: project.symbol($0), about: "class",
          "'class' is the old word for AnyObject. Write 'protocol \($0.name): AnyObject'.")
      }
  }
}
