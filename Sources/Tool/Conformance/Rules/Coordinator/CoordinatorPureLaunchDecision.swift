import CodeIndex

/// Which flow runs follows from what the coordinator was given.
struct CoordinatorPureLaunchDecision: Rule {
  private static let globals: Set<String> = [
    "UserDefaults.standard", "Session", "Session.shared", "Keychain", "KeychainWrapper.standard",
    "AppDelegate.shared", "UIApplication.shared",
  ]

  func findings(in project: Project) -> [Finding] {
    project.coordinators().flatMap { component in
      var seen: Set<String> = []
      return project.code.bodies(of: component.type).flatMap { body in
        project.code.steps(body.body, inFile: body.file).compactMap { step -> Finding? in
          guard [.read, .call, .write].contains(step.kind) else { return nil }
          let whole = step.receiver.isEmpty ? step.name : "\(step.receiver).\(step.name)"
          guard
            let global = Self.globals.first(where: {
              step.receiver == $0 || step.receiver.hasPrefix($0 + ".") || whole == $0
            }), seen.insert(global).inserted
          else { return nil }
          return finding(
            in: project, component.type, about: global, at: step.position,
            "\(component.type.path) reads \(global): let it be given what it decides by, so that each decision can be tested"
          )
        }
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.pure-launch-decision",
    summary: "A coordinator decides by what it was given, not by globals", severity: .warning,
    rationale: """
      Which flow comes first depends on a few values: is somebody signed in, has the tour been seen. Read from globals, they \
      are shared by all tests and by all scenes.
      """,
    source: CoordinatorRules.source,
    fix: "Pass the values, or a protocol that has them, to the initialiser.",
    violations: [
      Example(
        "the user's defaults",
        """
        // file: App/AppCoordinator.swift
        import Foundation
        final class AppCoordinator: Coordinator {
          func start() {
            if UserDefaults.standard.bool(forKey: "seen") { runMain() } // <-
          }
          func runMain() {}
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a session, in an extension in another file",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        // file: App/AppCoordinator+Launch.swift
        extension AppCoordinator {
          var isSignedIn: Bool {
            Session.shared.token != nil // <-
          }
        }
        """),
      Example(
        "a nested coordinator",
        """
        // file: App/App.swift
        protocol Coordinator: AnyObject {}
        enum App {
          final class TourCoordinator: Coordinator {
            func start() {
              Session.isSeen = true // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "what it was given",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          let session: any SessionStore
          init(session: any SessionStore) { self.session = session }
          func start() { if session.isSignedIn { runMain() } }
          func runMain() {}
        }
        protocol SessionStore { var isSignedIn: Bool { get } }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a type that begins so",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func start() { SessionLog.write("start") }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "who makes the coordinator",
        """
        // file: App/AppDelegate.swift
        import Foundation
        final class AppDelegate {
          let first = UserDefaults.standard.bool(forKey: "first")
        }
        final class AppCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
    ])
}
