import CodeIndex

struct MVIStateReadOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.state-protocol-readonly",
    summary: "The face that a model shows to its view can only be read",
    severity: .warning,
    rationale: """
      The model has two faces so that the view can read and the intent can write, and neither \
      both. A setter or a function in the first one gives the view a second way to change what \
      is shown.
      """,
    source: """
      "SwiftUI и MVI", Vyacheslav Ansimov, 2024: "View видит только свойства и не может их \
      менять"
      """,
    fix: "Leave { get } and move functions to the actions protocol.",
    falsePositives: """
      A text field's text, for which a view wants a binding: send an event for each change \
      instead.
      """,
    violations: [
      Example(
        "A setter, as the templates have it",
        """
        protocol ListModelStateProtocol {
          var title: String { get }
          var text: String { get set }  // <-
        }
        final class ListModel: ListModelStateProtocol {
          var title = ""
          var text = ""
        }
        """),
      Example(
        "A function; the model conforms in another file",
        """
        // file: List/ListModelState.swift
        protocol ListModelState {
          var rows: [String] { get }
          func select(_ row: String)  // <-
        }
        // file: List/ListModel.swift
        final class ListModel {
          var rows: [String] = []
        }
        // file: List/ListModel+State.swift
        extension ListModel: ListModelState {
          func select(_ row: String) {}
        }
        """),
      Example(
        "Nested",
        """
        enum List {
          protocol ListModelState {
            var isLoading: Bool { get set }  // <-
          }
          final class ListModel: ListModelState {
            var isLoading = false
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Only to be read",
        """
        protocol ListModelStatePotocol {
          var contentState: Int { get }
        }
        final class ListModel: ListModelStatePotocol {
          var contentState = 0
        }
        """),
      Example(
        "The actions are the intent's",
        """
        protocol ListModelActionsProtocol: AnyObject {
          var page: Int { get set }
          func show(_ rows: [String])
        }
        final class ListModel: ListModelActionsProtocol {
          var page = 0
          func show(_ rows: [String]) {}
        }
        """),
      Example(
        "A helper in an extension",
        """
        protocol ListModelState {
          var rows: [String] { get }
        }
        extension ListModelState {
          func row(at index: Int) -> String { rows[index] }
        }
        final class ListModel: ListModelState {
          var rows: [String] = []
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.faces(.mvi, "model-state").flatMap { face in
      face.requiredProperties.filter(\.isSettable).map { property in
        finding(
          in: project, face, about: property.name, at: property.head.position,
          "\(property.name) of \(face.name) can be set by the view: leave { get }, and let "
            + "the view send an event")
      }
        + face.requirements.map { function in
          finding(
            in: project, face, about: function.name, at: function.head.position,
            "\(face.name) is read by the view and has the function \(function.name): move it "
              + "to the model's actions")
        }
    }
  }
}
