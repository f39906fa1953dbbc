import CodeIndex

struct MVCControllerSize: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvc.controller-size",
    summary: "A controller is not massive",
    severity: .warning,
    rationale: """
      Whatever has no place of its own ends up in the controller, until nobody reads it whole. Parts of a screen \
      can be controllers of their own, data sources objects, and decisions the model's.
      """,
    source: "Massive View Controller, a name that goes back to Colin Campbell (2013)",
    fix:
      "Move data sources, child controllers and decisions out, until it connects and nothing more.",
    falsePositives:
      "A number is no judgement: set the limit in the configuration, as 'lines', 'functions' or 'vars'.",
    violations: [
      Example(
        "too many functions, for a limit that is set low",
        """
        // config: {"limits": {"mvc.controller-size": {"functions": 2}}}
        final class CartViewController: UIViewController { // <-
          func load() {}
          func show() {}
          func close() {}
        }
        """),
      Example(
        "with an extension in another file",
        """
        // config: {"limits": {"mvc.controller-size": {"functions": 2}}}
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UIViewController { // <-
          func load() {}
          func show() {}
        }
        // file: Orders/OrdersViewController+Table.swift
        extension OrdersViewController {
          func reload() {}
        }
        """),
      Example(
        "nested, by its variables",
        """
        // config: {"limits": {"mvc.controller-size": {"vars": 1}}}
        enum Login {
          final class LoginViewController: UIViewController { // <-
            var name = ""
            var password = ""
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "at the limit",
        """
        // config: {"limits": {"mvc.controller-size": {"functions": 2}}}
        final class CartViewController: UIViewController {
          func load() {}
          func show() {}
        }
        """),
      Example(
        "what is no controller",
        """
        // config: {"limits": {"mvc.controller-size": {"functions": 2}}}
        final class CartStore {
          func load() {}
          func show() {}
          func close() {}
        }
        """),
      Example(
        "constants do not count as variables",
        """
        // config: {"limits": {"mvc.controller-size": {"vars": 1}}}
        final class LoginViewController: UIViewController {
          let name = ""
          let password = ""
        }
        """),
    ], ceiling: .error, limits: ["lines": 500, "functions": 50, "vars": 25])

  func findings(in project: Project) -> [Finding] {
    let most = ["lines", "functions", "vars"].map {
      ($0, project.settings.limit(id, $0, default: about.limits[$0] ?? .max))
    }
    return project.components(.mvc, "controller").compactMap { component in
      let type = component.type
      let sizes = [
        "lines": type.parts.map(\.fact.lineCount).reduce(0, +),
        "functions": type.functions.filter { $0.kind == .function }.count,
        "vars": type.storedProperties.filter { !$0.isLet && !$0.head.has(attribute: "IBOutlet") }
          .count,
      ]
      let over = most.filter { sizes[$0.0, default: 0] > $0.1 }
      guard !over.isEmpty else { return nil }
      let words = over.map { "\(sizes[$0.0, default: 0]) \($0.0) (at most \($0.1))" }
      return Finding(
        id, at: type.position, in: project.symbol(type), about: over[0].0,
        "\(type.path) has \(words.joined(separator: ", ")). Move parts of the screen, data sources and "
          + "decisions out of it.")
    }
  }
}
