import CodeIndex

/// Who may hold whom in an architecture of the house.
struct CustomLinks: Rule {
  func findings(in project: Project) -> [Finding] {
    project.settings.custom.filter { !$0.links.isEmpty }.flatMap { house in
      project.roles.components
        .filter { $0.role.architecture == house.name && !$0.type.isTestCode }
        .flatMap { component in
          project.links(of: component).compactMap { finding($0, of: component, in: house, project) }
        }
    }
  }

  private func finding(
    _ link: Link, of component: Component, in house: CustomArchitecture, _ project: Project
  ) -> Finding? {
    guard let target = link.to.first(where: { $0.role.architecture == house.name }) else {
      return nil
    }
    let allowed = house.links.filter { $0.from == component.role.name && $0.to == target.role.name }
    let fault: String
    if allowed.isEmpty {
      let known = house.links.filter { $0.from == component.role.name }.map(\.to).sorted()
      fault =
        "a \(component.role.name) holds "
        + (known.isEmpty ? "nobody" : known.joined(separator: ", ") + " only")
    } else if !link.isWeak, allowed.allSatisfy({ $0.strength == .weak }) {
      fault = "a \(component.role.name) holds its \(target.role.name) weakly"
    } else {
      return nil
    }
    return Finding(
      id, at: link.position, in: project.symbol(component.type), about: link.property.name,
      "\(component.type.path) holds \(target.type.path) through '\(link.property.name)': in \(house.name) \(fault)"
    )
  }

  let about: RuleDescription = RuleDescription(
    id: "gen.custom-links", summary: "In an architecture of the house roles hold those they may",
    severity: .warning,
    rationale: """
      Teams have architectures of their own. The configuration names the roles and says who may hold whom; this rule reads it.
      """,
    source: "The configuration's `custom`",
    fix: "Hold it weakly, or through a role that may; or change 'links'.",
    violations: [
      Example(
        "a store that keeps its screen",
        CustomExamples.house + """
          // file: App/CartStore.swift
          final class CartStore {
            var screen: CartScreen? // <-
          }
          // file: App/CartScreen.swift
          import UIKit
          final class CartScreen: UIViewController {}
          """),
      Example(
        "two screens, through a property of the base class in another file",
        CustomExamples.house + """
          // file: App/BaseScreen.swift
          import UIKit
          class BaseScreen: UIViewController {
            var next: ListScreen? // <-
          }
          // file: App/ListScreen.swift
          import UIKit
          final class ListScreen: UIViewController {}
          """),
      Example(
        "a nested store, through a protocol",
        CustomExamples.house + """
          // file: App/Showing.swift
          protocol Showing: AnyObject {}
          // file: App/Screens.swift
          import UIKit
          enum Cart {
            final class Screen: UIViewController, Showing {}
            final class ItemsStore {
              let screen: any Showing // <-
              init(screen: any Showing) { self.screen = screen }
            }
          }
          """),
    ],
    nearMisses: [
      Example(
        "weakly",
        CustomExamples.house + """
          // file: App/CartStore.swift
          final class CartStore {
            weak var screen: CartScreen?
          }
          // file: App/CartScreen.swift
          import UIKit
          final class CartScreen: UIViewController {
            let store = CartStore()
          }
          """),
      Example(
        "something without a role",
        CustomExamples.house + """
          // file: App/CartStore.swift
          final class CartStore {
            let formatter = Formatter()
          }
          final class Formatter {}
          """),
      Example(
        "what is computed is not held",
        CustomExamples.house + """
          // file: App/CartStore.swift
          final class CartStore {
            var screen: CartScreen? { nil }
          }
          // file: App/CartScreen.swift
          import UIKit
          final class CartScreen: UIViewController {}
          """),
    ])
}

/// The architecture of the house that the examples share.
enum CustomExamples {
  static let house = """
    // config: { "schema": 1, "architectures": [ { "paths": ["App/**"], "use": ["house"] } ], "custom": { "house": { \
    "roles": { "store": { "names": ["*Store"] }, "screen": { "bases": ["UIViewController"] } }, \
    "links": [ { "from": "screen", "to": "store" }, { "from": "store", "to": "screen", "as": "weak" } ], \
    "imports": { "store": { "deny": ["ui", "Alamofire"] } } } } }

    """
}
