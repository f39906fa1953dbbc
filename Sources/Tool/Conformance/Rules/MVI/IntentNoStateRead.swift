import CodeIndex

struct MVIIntentNoStateRead: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.intent-no-state-read",
    summary: "An intent decides by its business data and reads nothing that is shown",
    severity: .warning,
    rationale: """
      What is shown was made for the eye: texts, rows, whether a button is grey. An intent that \
      decides by it depends on how the screen looks, and can no longer be tested without its \
      model.
      """,
    source: """
      "SwiftUI и MVI", Vyacheslav Ansimov, 2024: "этот протокол скрывает все свойства экрана от \
      Intent"
      """,
    fix: "Keep the business data in the intent, and know the model by its actions.",
    violations: [
      Example(
        "The state's protocol",
        """
        protocol ListModelState { var isEmpty: Bool { get } }
        final class ListModel: ListModelState { var isEmpty = true }
        final class ListIntent {
          private let state: any ListModelState  // <-
          init(state: any ListModelState) { self.state = state }
        }
        """),
      Example(
        "The model itself, of which everything can be read",
        """
        // file: List/ListModel.swift
        protocol ListModelActions: AnyObject {}
        final class ListModel {
          var title = ""
        }
        // file: List/ListModel+Actions.swift
        extension ListModel: ListModelActions {}
        // file: List/ListIntent.swift
        final class ListIntent {
          weak var model: ListModel?  // <-
        }
        """),
      Example(
        "A nested intent that casts",
        """
        protocol ListModelState { var isEmpty: Bool { get } }
        protocol ListModelActions: AnyObject {}
        final class ListModel: ListModelState, ListModelActions { var isEmpty = true }
        enum List {
          final class ListIntent {
            weak var model: ListModelActions?
            func onTap() -> Bool {
              (model as? ListModelState)?.isEmpty == true  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The actions",
        """
        protocol ListModelActionsProtocol: AnyObject { func show(_ rows: [String]) }
        final class ListModel: ListModelActionsProtocol { func show(_ rows: [String]) {} }
        final class ListIntent {
          private weak var model: ListModelActionsProtocol?
          private var rows: [String] = []
        }
        """),
      Example(
        "A business state",
        """
        struct PlayerState {}
        final class ListIntent {
          private var state = PlayerState()
        }
        """),
      Example(
        "The container knows both",
        """
        protocol ListModelState {}
        final class ListModel: ListModelState {}
        final class ListIntent {}
        final class ListContainer {
          let intent: ListIntent
          let state: any ListModelState
          init(intent: ListIntent, state: any ListModelState) {
            self.intent = intent
            self.state = state
          }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvi, "intent").flatMap { intent in
      let held = intent.type.storedProperties.flatMap { property in
        project.targets(of: property, in: intent.type)
          .filter { project.isItself($0, .mvi, "model-state", "model") }.prefix(1)
          .map { ($0, property.head.position) }
      }
      let named = project.mentions(of: intent.type).filter { $0.place == .body }
        .compactMap { mention in
          project.type(mentionedAs: mention.name, from: intent.type)
            .flatMap { project.isItself($0, .mvi, "model-state") ? ($0, mention.position) : nil }
        }
      return (held + named).map { known, position in
        finding(
          in: project, intent.type, about: known.name, at: position,
          "\(intent.type.name) can read what is shown through \(known.name): know the model "
            + "by its actions")
      }
    }
  }
}
