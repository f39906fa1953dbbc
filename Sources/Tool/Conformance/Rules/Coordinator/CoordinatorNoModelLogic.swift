import CodeIndex

/// A coordinator navigates; it neither loads nor stores.
struct CoordinatorNoModelLogic: Rule {
  func findings(in project: Project) -> [Finding] {
    project.coordinators().flatMap { component in
      var seen: Set<String> = []
      return project.mentions(of: component.type).compactMap { mention -> Finding? in
        guard Services.requestTypes.contains(mention.name.prefix { $0 != "." }.description),
          seen.insert(mention.name).inserted
        else { return nil }
        return finding(
          in: project, component.type, about: mention.name, at: mention.position,
          "\(component.type.path) works with \(mention.name): a coordinator decides which screen comes next, so let a service "
            + "load and store")
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.no-model-logic", summary: "A coordinator neither loads nor stores",
    severity: .warning,
    rationale: """
      Flows that also load are tested with a network, and what they load belongs to no screen.
      """,
    source: CoordinatorRules.source,
    fix: "Move it to a service that the coordinator's screens use.",
    falsePositives: "A coordinator that passes a context on to its screens without using it.",
    violations: [
      Example(
        "a request",
        """
        // file: App/AppCoordinator.swift
        import Foundation
        final class AppCoordinator: Coordinator {
          func start() {
            URLSession.shared.dataTask(with: url).resume() // <-
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a session that is made, in an extension in another file",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        // file: App/AppCoordinator+Load.swift
        import Foundation
        extension AppCoordinator {
          func load() -> Any {
            URLSession(configuration: .default) // <-
          }
        }
        """),
      Example(
        "a nested coordinator with a store",
        """
        // file: App/App.swift
        import CoreData
        protocol Coordinator: AnyObject {}
        enum App {
          final class NotesCoordinator: Coordinator {
            var store: NSPersistentContainer? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a service by protocol",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          let session: any SessionService
          init(session: any SessionService) { self.session = session }
        }
        protocol SessionService {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "the persistent store's own coordinator",
        """
        // file: Data/Store.swift
        import CoreData
        final class StoreFileCoordinator { var context: NSManagedObjectContext? }
        """),
      Example(
        "a link",
        """
        // file: App/AppCoordinator.swift
        import Foundation
        final class AppCoordinator: Coordinator {
          func open(_ url: URL) {}
        }
        protocol Coordinator: AnyObject {}
        """),
    ])
}
