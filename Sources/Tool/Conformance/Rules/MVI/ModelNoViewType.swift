import CodeIndex

struct MVIModelNoViewType: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.model-no-view-type",
    summary: "A model names no view",
    severity: .warning,
    rationale: """
      The view knows its model's state. When the model knows a view as well, or a type that is \
      nested in one, neither can be built, shown or tested without the other.
      """,
    source: "VAnsimov/MVI-SwiftUI: ListModel, which makes ListUrlContentView.StateViewModel",
    fix: "Declare what a row shows beside the model, and let the view take it.",
    falsePositives: "A value that is nested in a small part's view and used by nobody else.",
    violations: [
      Example(
        "The repository's",
        """
        import SwiftUI
        struct RowView: View {
          struct StateViewModel { let title: String }
          let state: StateViewModel
          var body: some View { Text(state.title) }
        }
        protocol ListModelState {}
        final class ListModel: ListModelState {
          private(set) var rows: [RowView.StateViewModel] = []  // <-
        }
        """),
      Example(
        "A view in an extension in another file",
        """
        // file: List/EmptyList.swift
        import SwiftUI
        struct EmptyList: View {
          var body: some View { Text("Nothing") }
        }
        // file: List/ListModel.swift
        protocol ListModelActions: AnyObject {}
        final class ListModel: ListModelActions {}
        // file: List/ListModel+Empty.swift
        extension ListModel {
          func placeholder() -> EmptyList {  // <-
            EmptyList()  // <-
          }
        }
        """),
      Example(
        "A nested model",
        """
        import SwiftUI
        struct DetailView: View {
          var body: some View { Text("Detail") }
        }
        protocol ListModelState {}
        enum List {
          final class ListModel: ListModelState {
            var detail: DetailView?  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Rows beside the model",
        """
        import SwiftUI
        struct ListRow { let title: String }
        struct RowView: View {
          let row: ListRow
          var body: some View { Text(row.title) }
        }
        protocol ListModelState {}
        final class ListModel: ListModelState {
          private(set) var rows: [ListRow] = []
        }
        """),
      Example(
        "The router's events, as published",
        """
        import SwiftUI
        struct ListRouter: ViewModifier {
          final class Events {}
          func body(content: Content) -> some View { content }
        }
        protocol ListModelState {}
        final class ListModel: ListModelState {
          let routerEvents = ListRouter.Events()
        }
        """),
      Example(
        "A name that only looks like a view's",
        """
        struct Preview { let url: String }
        protocol ListModelState {}
        final class ListModel: ListModelState {
          var preview: Preview?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let views = Set(
      project.components(.mvi, "view").map { "\($0.type.module) \($0.type.path)" })
    return project.components(.mvi, "model").flatMap { model in
      project.mentions(of: model.type).filter { $0.place != .inheritance }.compactMap {
        mention -> Finding? in
        guard let target = project.type(mentionedAs: mention.name, from: model.type) else {
          return nil
        }
        let outer = target.path.split(separator: ".").dropLast().joined(separator: ".")
        let isNested = views.contains("\(target.module) \(outer)")
        guard isNested || views.contains("\(target.module) \(target.path)") else { return nil }
        return finding(
          in: project, model.type, about: target.path, at: mention.position,
          "The model \(model.type.name) names \(target.path)"
            + (isNested ? ", which belongs to a view" : ", a view")
            + ": declare what is shown beside the model")
      }
    }
  }
}
