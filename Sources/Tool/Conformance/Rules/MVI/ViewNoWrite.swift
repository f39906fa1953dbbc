import CodeIndex

struct MVIViewNoWrite: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.view-no-write",
    summary: "A view writes nothing of its model",
    severity: .warning,
    rationale: """
      State changes because an event reached the intent and the intent told the model. A view \
      that assigns has made a second direction, and the intent does not know what is shown.
      """,
    source: """
      "SwiftUI и MVI", Vyacheslav Ansimov, 2024: "View получает данные от Model и не может их \
      менять"
      """,
    fix: "Send an event to the intent.",
    violations: [
      Example(
        "Through the state",
        """
        import SwiftUI
        protocol ListModelState: AnyObject {
          var isOpen: Bool { get set }
        }
        final class ListModel: ListModelState { var isOpen = false }
        struct ListView: View {
          let state: any ListModelState
          var body: some View {
            Button("Open") {
              state.isOpen = true  // <-
            }
          }
        }
        """),
      Example(
        "Through the container, in an extension in another file",
        """
        // file: List/ListModel.swift
        final class MVIContainer<Intent, Model> {
          var model: Model
          init(model: Model) { self.model = model }
        }
        final class ListModel { var page = 0 }
        // file: List/ListView.swift
        import SwiftUI
        struct ListView: View {
          let container: MVIContainer<Int, ListModel>
          var body: some View { Button("Next") { next() } }
        }
        // file: List/ListView+Paging.swift
        extension ListView {
          func next() {
            container.model.page += 1  // <-
          }
        }
        """),
      Example(
        "A nested view",
        """
        import SwiftUI
        protocol ListModelState {}
        final class ListModel: ObservableObject, ListModelState { var title = "" }
        enum List {
          struct ListView: View {
            @ObservedObject var model: ListModel
            var body: some View {
              Text("List").onAppear {
                self.model.title = "List"  // <-
              }
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "An event",
        """
        import SwiftUI
        protocol ListIntentProtocol { func onTapOpen() }
        final class ListIntent: ListIntentProtocol { func onTapOpen() {} }
        struct ListView: View {
          let intent: any ListIntentProtocol
          var body: some View { Button("Open") { intent.onTapOpen() } }
        }
        """),
      Example(
        "The view's own state",
        """
        import SwiftUI
        struct Fold { var isOpen = false }
        struct ListView: View {
          @State private var state = Fold()
          var body: some View { Button("Open") { state.isOpen = true } }
        }
        """),
      Example(
        "The container is put in place once",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {}
        struct ListView: View {
          @StateObject var container: MVIContainer<Int, Int>
          init() {
            self._container = StateObject(wrappedValue: MVIContainer())
          }
          var body: some View { Text("List") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvi, "view").flatMap { view -> [Finding] in
      let models = Set(
        view.type.properties.filter { reaches($0, in: view.type, project) }.map(\.name))
      guard !models.isEmpty else { return [] }
      return project.code.steps(of: view.type, .write)
        .filter { !$0.receiver.isEmpty && models.contains($0.root) }
        .map { step in
          finding(
            in: project, view.type, about: step.name, at: step.position,
            "\(view.type.name) writes \(step.receiver).\(step.name) past the intent: send an "
              + "event instead")
        }
    }
  }

  /// Whether a property leads to the model: a face of it, the model itself, or the container.
  private func reaches(_ property: PropertyFact, in view: TypeSymbol, _ project: Project) -> Bool {
    project.targets(of: property, in: view).contains {
      project.isItself($0, .mvi, "model", "model-state", "model-actions", "container")
    }
  }
}
