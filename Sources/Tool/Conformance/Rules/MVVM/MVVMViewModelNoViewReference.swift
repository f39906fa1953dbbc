import CodeIndex

struct MVVMViewModelNoViewReference: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvvm.vm-no-view-ref",
    summary: "A view model names no view",
    severity: .warning,
    rationale: """
      A view knows its view model, and never the other way round: that is what lets two views show one model, and \
      a test show none.
      """,
    source: "John Gossman, \"Introduction to Model/View/ViewModel\" (2005)",
    fix: "Publish a value that the view observes, or tell what has happened through a closure.",
    falsePositives: "A view model that makes the views of a list, by a decision of the team.",
    violations: [
      Example(
        "a view model that holds its view",
        """
        final class CartViewController: UIViewController {}
        final class CartViewModel {
          weak var view: CartViewController? // <-
        }
        """),
      Example(
        "behind a typealias, in an extension in another file",
        """
        // file: Orders/OrdersView.swift
        struct OrdersView: View { var body: some View { Text("Orders") } }
        typealias Screen = OrdersView
        // file: Orders/OrdersViewModel.swift
        final class OrdersViewModel {}
        // file: Orders/OrdersViewModel+Screen.swift
        extension OrdersViewModel {
          func screen() -> Screen { // <-
            fatalError()
          }
        }
        """),
      Example(
        "nested, in a body",
        """
        enum Login {
          final class LoginCell: UITableViewCell {}
          final class LoginViewModel {
            func make() -> AnyObject {
              LoginCell() // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a closure",
        """
        final class CartViewModel {
          var onChange: (() -> Void)?
        }
        """),
      Example(
        "a view model of a part of the view",
        """
        final class CartRowViewModel {}
        final class CartViewModel {
          var rows: [CartRowViewModel] = []
        }
        """),
      Example(
        "the name has view in it",
        """
        struct CartViewState {}
        final class CartViewModel {
          var state = CartViewState()
        }
        """),
    ], ceiling: .error)

  func findings(in project: Project) -> [Finding] {
    project.components(.mvvm, "view-model").filter { !project.isView($0.type) }
      .flatMap { component in
        var seen: Set<TypeSymbol> = []
        return project.mentions(of: component.type).compactMap { mention -> Finding? in
          guard mention.place != .inheritance, mention.place != .attribute,
            let named = project.code.type(named: mention.name, from: component.type),
            !named.isForeign, project.isView(named), seen.insert(named).inserted
          else { return nil }
          return Finding(
            id, at: mention.position, in: project.symbol(component.type), about: named.path,
            "\(component.type.path) names the view \(named.path). Publish what the view needs to know, "
              + "and let it observe that.")
        }
      }
  }
}
