import CodeIndex

struct MVCNoLogicInController: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvc.no-logic-in-controller",
    summary: "A controller talks to the model, and to no network or store itself",
    severity: .warning,
    rationale: """
      Requests and fetches are the model's. In a controller they can be tested with a screen only, and \
      the next screen that needs them copies them.
      """,
    source: "Apple, \"Cocoa Core Competencies: Model-View-Controller\"",
    fix: "Give the model a message for it.",
    falsePositives:
      "A fetched results controller that drives a table is a bridge of the system's own, and left alone.",
    violations: [
      Example(
        "a request in a controller",
        """
        final class CartViewController: UIViewController {
          func load() {
            URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() // <-
          }
        }
        """),
      Example(
        "a fetch, in an extension in another file",
        """
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: UIViewController {}
        // file: Orders/OrdersViewController+Load.swift
        extension OrdersViewController {
          func orders(_ context: NSManagedObjectContext) throws -> [Order] {
            try context.fetch(NSFetchRequest<Order>(entityName: "Order")) // <-
          }
        }
        """),
      Example(
        "nested, a library of the network",
        """
        import Alamofire // <-
        enum Login {
          final class LoginViewController: UIViewController {
            func login() { AF.request("/login") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the model does it",
        """
        final class CartStore {
          func load() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
        }
        final class CartViewController: UIViewController {
          let store = CartStore()
          func load() { store.load() }
        }
        """),
      Example(
        "the import is there for another type of the file",
        """
        import CoreData
        final class CartStore {
          let context: NSManagedObjectContext
        }
        final class CartViewController: UIViewController {}
        """),
      Example(
        "what a web view is sent",
        """
        final class PageViewController: UIViewController {
          func open(_ url: URL) { web.load(URLRequest(url: url)) }
          func read(_ data: Data) -> String? { try? JSONDecoder().decode(String.self, from: data) }
        }
        """),
      Example(
        "a table that follows a fetch",
        """
        import CoreData
        final class CartViewController: UIViewController {
          var results: NSFetchedResultsController<Item>?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvc, "controller").flatMap { component -> [Finding] in
      var seen: Set<String> = []
      let named = project.mentions(of: component.type).filter { mention in
        mention.place != .signature
          && Services.requestTypes.contains(String(mention.name.prefix { $0 != "." }))
          && seen.insert(String(mention.name.prefix { $0 != "." })).inserted
      }
      .map { mention in
        finding(component, mention.name, "uses \(mention.name)", mention.position, project)
      }
      return named + imports(of: component, project)
    }
  }

  /// Libraries of networks and stores in a file that has no other type which could need them.
  private func imports(of component: Component, _ project: Project) -> [Finding] {
    let own = Set(component.type.parts.map(\.fact.head.position))
    return Set(component.type.parts.map(\.file)).sorted().flatMap { file -> [Finding] in
      guard
        project.code.files[file].types.allSatisfy({ fact in
          own.contains(fact.head.position) || component.type.path.hasPrefix(fact.path)
        })
      else { return [] }
      return project.imports(ofFile: file).filter { Services.libraries.contains($0.module) }.map {
        finding(component, $0.module, "imports \($0.module)", $0.head.position, project)
      }
    }
  }

  private func finding(
    _ component: Component, _ subject: String, _ what: String, _ position: SourcePosition,
    _ project: Project
  ) -> Finding {
    Finding(
      id, at: position, in: project.symbol(component.type), about: subject,
      "\(component.type.path) \(what). Requests and fetches are the model's.")
  }
}
