import CodeIndex

struct MVIActionsClassBound: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.actions-class-bound",
    summary: "The faces that an intent writes through are for classes only",
    severity: .warning,
    rationale: """
      An intent holds its model weakly, which Swift allows for class-bound protocols only. And a \
      value behind such a face would be a copy: what the intent writes to it is shown nowhere.
      """,
    source: "\"SwiftUI и MVI\", Vyacheslav Ansimov, 2024: ListModelActionsProtocol: AnyObject",
    fix: "Let the protocol inherit from AnyObject.",
    violations: [
      Example(
        "The actions",
        """
        protocol ListModelActionsProtocol {  // <-
          func show(_ rows: [String])
        }
        final class ListModel: ListModelActionsProtocol {
          func show(_ rows: [String]) {}
        }
        """),
      Example(
        "The routes, with a base in another file",
        """
        // file: Base/Routing.swift
        protocol Routing {}
        // file: List/ListModelRouterProtocol.swift
        protocol ListModelRouterProtocol: Routing {  // <-
          func routeToItem()
        }
        // file: List/ListModel.swift
        final class ListModel {}
        extension ListModel: ListModelRouterProtocol {
          func routeToItem() {}
        }
        """),
      Example(
        "Nested",
        """
        enum List {
          protocol ListModelActions: Sendable {  // <-
            func show()
          }
          final class ListModel: ListModelActions {
            func show() {}
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "For classes",
        """
        @MainActor protocol ListModelActions: AnyObject {
          func show(_ rows: [String])
        }
        @MainActor final class ListModel: ListModelActions {
          func show(_ rows: [String]) {}
        }
        """),
      Example(
        "For classes by a base in another file",
        """
        // file: Base/ScreenActions.swift
        protocol ScreenActions: AnyObject {}
        // file: List/ListModelActions.swift
        protocol ListModelActions: ScreenActions {
          func show()
        }
        final class ListModel: ListModelActions {
          func show() {}
        }
        """),
      Example(
        "The state may be anything",
        """
        protocol ListModelState {
          var rows: [String] { get }
        }
        final class ListModel: ListModelState {
          var rows: [String] = []
        }
        """),
    ])

  private static let bounds: Set<String> = [
    "AnyObject", "class", "Actor", "NSObjectProtocol", "NSObject", "ObservableObject", "Observable",
  ]

  func findings(in project: Project) -> [Finding] {
    project.faces(.mvi, "model-actions", "model-router").filter { face in
      project.code.ancestors(of: face).isDisjoint(with: Self.bounds)
        && !face.inheritance.contains { $0.text == "class" || $0.text == "AnyObject" }
        && !face.parts[0].fact.requirements.contains { $0.hasPrefix("Self: ") }
    }
    .map { face in
      finding(
        in: project, face, about: face.name, at: face.position,
        "\(face.name) could be a value, whose changes nobody would see: let it inherit from "
          + "AnyObject")
    }
  }
}
