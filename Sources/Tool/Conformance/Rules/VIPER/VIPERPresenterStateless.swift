import CodeIndex

struct VIPERPresenterStateless: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.presenter-stateless",
    summary: "A presenter keeps little but its links",
    severity: .note,
    rationale: """
      A presenter between view and interactor tends to gather state and, with it, logic: the main defect of VIPER \
      in practice. Data that has to last is the interactor's.
      """,
    source: "Wildberries, \"SVIP\" (2024), on VIPER's presenter",
    fix: "Keep the data in the interactor, and have it said again when something changes.",
    falsePositives:
      "State of presentation alone, such as which row is open, has no better place; hence a note.",
    violations: [
      Example(
        "a presenter that keeps the orders",
        """
        // config: {"limits": {"viper.presenter-stateless": {"vars": 0}}}
        struct Order {}
        final class OrdersPresenter { // <-
          private var orders: [Order] = []
          private var isLoading = false
        }
        """),
      Example(
        "in a base class in another file",
        """
        // config: {"limits": {"viper.presenter-stateless": {"vars": 0}}}
        // file: Base/ListPresenter.swift
        class ListPresenter { // <-
          var page = 0
        }
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter: ListPresenter {}
        """),
      Example(
        "nested",
        """
        // config: {"limits": {"viper.presenter-stateless": {"vars": 0}}}
        enum Login {
          final class LoginPresenter { // <-
            var attempts: Int = 0
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "links only",
        """
        // config: {"limits": {"viper.presenter-stateless": {"vars": 0}}}
        protocol CartInteractorInput: AnyObject {}
        final class CartInteractor: CartInteractorInput {}
        final class CartPresenter {
          weak var view: AnyObject?
          var interactor: CartInteractorInput?
        }
        """),
      Example(
        "what cannot change",
        """
        // config: {"limits": {"viper.presenter-stateless": {"vars": 0}}}
        final class CartPresenter {
          private let title = "Cart"
          private lazy var formatter = NumberFormatter()
        }
        """),
      Example(
        "what a view observes",
        """
        // config: {"limits": {"viper.presenter-stateless": {"vars": 0}}}
        final class CartPresenter: ObservableObject {
          @Published var rows: [String] = []
          var count: Int { rows.count }
        }
        """),
    ], limits: ["vars": 5])

  func findings(in project: Project) -> [Finding] {
    project.parts(.viper, "presenter").compactMap { component in
      let links = Set(project.links(of: component).map(\.property.head.position))
      let kept = component.type.storedProperties.filter { property in
        !property.isLet && !property.head.isStatic && property.reference == .strong
          && !property.isLazy && property.head.attributes.isEmpty
          && !links.contains(property.head.position) && !isHandle(property, component, project)
      }
      let most = project.settings.limit(id, "vars", default: about.limits["vars"] ?? .max)
      guard kept.count > most else { return nil }
      let names = kept.prefix(4).map { "'\($0.name)'" }.joined(separator: ", ")
      let more = kept.count > 4 ? " and \(kept.count - 4) more" : ""
      return Finding(
        id, at: component.type.position, in: project.symbol(component.type), about: "state",
        "\(component.type.path) keeps \(names)\(more). Data that has to last is the interactor's.")
    }
  }

  /// Whether a property is a closure, or leads to something that is asked, not kept: it is typed by a protocol.
  private func isHandle(
    _ property: PropertyFact, _ component: Component, _ project: Project
  ) -> Bool {
    guard let type = property.type else { return false }
    if type.isFunction { return true }
    if type.isCollection { return false }
    let symbols = project.code.types(of: type, from: component.type)
    return symbols.contains { $0.kind == .protocol }
      || type.subjects.contains { $0.hasSuffix("Protocol") }
  }
}
