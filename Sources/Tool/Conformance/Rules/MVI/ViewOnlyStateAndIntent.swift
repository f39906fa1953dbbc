import CodeIndex

struct MVIViewOnlyStateAndIntent: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.view-only-state-and-intent-protocols",
    summary: "A view knows its model's state and its intent, both as protocols",
    severity: .warning,
    rationale: """
      With the model itself a view can write what it should only read, and with the actions' \
      protocol it does what is the intent's. Both faces are protocols so that neither can happen \
      by accident.
      """,
    source: "\"SwiftUI и MVI\", Vyacheslav Ansimov, 2024: View, Container",
    fix: """
      Type the property by the state's or the intent's protocol. Making the parts belongs to \
      build or init.
      """,
    ours: "A view reads container.state and sends events to the container.",
    violations: [
      Example(
        "The model",
        """
        import SwiftUI
        protocol ListModelState {}
        final class ListModel: ObservableObject, ListModelState {}
        struct ListView: View {
          @StateObject var model = ListModel()  // <-
          var body: some View { Text("List") }
        }
        """),
      Example(
        "The actions, by an alias in another file",
        """
        // file: List/ListModel.swift
        protocol ListModelActions: AnyObject {}
        final class ListModel: ListModelActions {}
        // file: List/Names.swift
        typealias ListCommands = ListModelActions
        // file: List/ListView.swift
        import SwiftUI
        struct ListView: View {
          let commands: any ListCommands  // <-
          var body: some View { Text("List") }
        }
        """),
      Example(
        "A nested view with the intent itself",
        """
        import SwiftUI
        protocol ListIntentProtocol {}
        final class ListIntent: ListIntentProtocol {}
        enum List {
          struct ListView: View {
            private var intent: ListIntent { ListIntent() }  // <-
            var body: some View { Text("List") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The article's",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {
          let intent: Intent
          let model: Model
          init(intent: Intent, model: Model) {
            self.intent = intent
            self.model = model
          }
        }
        protocol ListIntentProtocol {}
        protocol ListModelStatePotocol {}
        final class ListIntent: ListIntentProtocol {}
        final class ListModel: ObservableObject, ListModelStatePotocol {}
        struct ListView: View {
          @StateObject var container: MVIContainer<ListIntentProtocol, ListModelStatePotocol>
          private var intent: ListIntentProtocol { container.intent }
          private var state: ListModelStatePotocol { container.model }
          var body: some View { Text("List") }
        }
        """),
      Example(
        "Made in build",
        """
        // file: List/ListView.swift
        import SwiftUI
        protocol ListModelState {}
        final class ListModel: ListModelState {}
        struct ListView: View {
          let state: any ListModelState
          var body: some View { Text("List") }
        }
        // file: List/ListView+Build.swift
        extension ListView {
          static func build() -> ListView {
            let model = ListModel()
            return ListView(state: model)
          }
        }
        """),
      Example(
        "A value that is called a model",
        """
        import SwiftUI
        struct RowModel { let title: String }
        struct RowView: View {
          let model: RowModel
          var body: some View { Text(model.title) }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvi, "view").flatMap { view in
      view.type.properties.filter { !$0.head.isStatic && $0.name != "body" }.compactMap {
        property -> Finding? in
        let known = project.targets(of: property, in: view.type).first {
          project.isItself($0, .mvi, "model", "intent", "model-actions", "model-router")
        }
        guard let known else { return nil }
        let instead =
          project.isItself(known, .mvi, "intent") ? "its protocol" : "its state's protocol"
        return finding(
          in: project, view.type, about: property.name, at: property.head.position,
          "\(view.type.name) knows \(known.name) and can do more with it than show: use \(instead)")
      }
    }
  }
}
