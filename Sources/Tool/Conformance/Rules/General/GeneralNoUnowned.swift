import CodeIndex

struct GeneralNoUnowned: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.no-unowned",
    summary: "A closure captures nothing unowned",
    severity: .off,
    rationale: """
      An unowned capture traps when the closure outlives its owner. With navigation a person can leave at any \
      moment, and an answer that comes late takes the app down.
      """,
    source: "Umbrella IT, \"Coordinators\" (2017), whose demo crashes so",
    fix: "Capture it weakly, and decide what a late call means.",
    falsePositives: "A closure that its owner alone can call, as the value of a lazy property.",
    violations: [
      Example(
        "an answer that comes late",
        """
        final class CartPresenter {
          func load(_ service: Service) {
            service.load { [unowned self] in show($0) } // <-
          }
          func show(_ lines: [String]) {}
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Orders/OrdersCoordinator.swift
        final class OrdersCoordinator {}
        // file: Orders/OrdersCoordinator+Detail.swift
        extension OrdersCoordinator {
          func showDetail(_ screen: DetailScreen) {
            screen.onClose = { [unowned self] in close() } // <-
          }
          func close() {}
        }
        """),
      Example(
        "nested, of two objects, which is one finding",
        """
        enum Login {
          final class Presenter {
            func start(_ view: LoginView, _ work: (@escaping () -> Void) -> Void) {
              work { [unowned view, unowned self] in view.show() } // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "weak",
        """
        final class CartPresenter {
          func load(_ service: Service) {
            service.load { [weak self] in self?.show($0) }
          }
          func show(_ lines: [String]) {}
        }
        """),
      Example(
        "a lazy property's value, which its owner calls",
        """
        final class CartView {
          lazy var button: Button = { [unowned self] in Button(self) }()
        }
        """),
      Example(
        "an unowned property is not a capture",
        """
        final class CartPresenter {
          private unowned let view: CartView
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.code.types.filter { !$0.isTestCode }.flatMap { type in
      type.parts.flatMap { part in
        let bodies =
          part.fact.functions.map { ($0.body, $0.name) }
          + part.fact.properties.filter { !$0.isLazy }.map { ($0.body, $0.name) }
        return bodies.flatMap { body, owner -> [Finding] in
          let captures = project.code.steps(body, inFile: part.file, .capture)
            .filter { $0.receiver.hasPrefix("unowned") }
          let places = Set(captures.map(\.index))
          // One a closure: what else it captures so is mended in the same place.
          return captures.filter { !places.contains($0.index - 1) }
            .map { step in
              Finding(
                id, at: step.position, in: "\(project.symbol(type)).\(owner)", about: step.name,
                "When this closure is called after '\(step.name)' is gone, the app traps. Capture it "
                  + "weakly.")
            }
        }
      }
    }
  }
}
