import CodeIndex

struct GeneralUIImportUnused: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.ui-import-unused",
    summary: "What needs no UI framework imports none",
    severity: .warning,
    rationale: """
      Templates import UIKit everywhere, and nine in ten such imports in logic are for Foundation only. As long \
      as the line is there nothing stops the next change from using it, and the file compiles for no other system.
      """,
    source:
      "A count over public code: 97 % of the interactors that import UIKit name nothing of it",
    fix: "Import Foundation, or Combine where ObservableObject is all that is used.",
    falsePositives: """
      Members that UIKit adds to types of others, such as IndexPath's row, need the import and show no name of \
      it; the usual ones are known.
      """,
    violations: [
      Example(
        "left by a template",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        import UIKit // <-
        final class CartInteractor {
          func load() -> [String] { [] }
        }
        """),
      Example(
        "in the file of an extension",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        // file: Orders/OrdersPresenter.swift
        final class OrdersPresenter {}
        // file: Orders/OrdersPresenter+View.swift
        import UIKit // <-
        extension OrdersPresenter {
          func viewIsReady() {}
        }
        """),
      Example(
        "nested, SwiftUI for ObservableObject alone",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["mvvm"]}]}
        import SwiftUI // <-
        enum Login {
          final class LoginViewModel: ObservableObject {
            @Published var name = ""
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the view uses it",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        import UIKit
        final class CartViewController: UIViewController {}
        """),
      Example(
        "what is used has a rule of its own",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        import UIKit
        final class CartInteractor {
          var tint: UIColor?
        }
        """),
      Example(
        "a member that UIKit adds",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        import UIKit
        final class CartPresenter {
          func tapped(_ indexPath: IndexPath) { select(indexPath.row) }
          func select(_ row: Int) {}
        }
        """),
    ], ceiling: .error)

  /// By architecture the roles that need no UI framework.
  private static let roles: [Architecture: Set<String>] = [
    .viper: ["presenter", "interactor", "worker", "entity"],
    .vip: ["presenter", "interactor", "worker"],
    .mvp: ["presenter", "model"],
    .mvvm: ["view-model", "model"],
    .mvc: ["model"],
    .mv: ["model"],
    .svip: ["logic", "service"],
    .vsurf: ["unit", "unit-factory", "facade"],
    .mvi: ["intent", "model"],
    .roundtable: ["core"],
  ]

  func findings(in project: Project) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return Architecture.allCases.flatMap { architecture in
      let roles = Self.roles[architecture] ?? []
      let components = project.components(of: architecture).filter {
        roles.contains($0.role.name) && !project.isView($0.type)
      }
      return project.unusedUIImports(of: components).filter {
        seen.insert($0.use.position).inserted
      }
      .map { component, use in
        Finding(
          id, at: use.position, in: project.symbol(component.type), about: use.what,
          "\(component.type.path) names nothing of \(use.what). Import Foundation instead, or "
            + "nothing.")
      }
    }
  }
}
