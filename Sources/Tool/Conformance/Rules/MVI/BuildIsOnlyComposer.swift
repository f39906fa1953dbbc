import CodeIndex

struct MVIBuildIsOnlyComposer: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.build-is-only-composer",
    summary: "A screen's parts are made where it is built, and nowhere else",
    severity: .warning,
    rationale: """
      Model, intent and container of a screen are made together, once. In a body they are made \
      whenever SwiftUI asks for it, and in another part they are a second screen that nobody \
      shows.
      """,
    source: """
      VAnsimov/MVI-SwiftUI: ListView+Build; "SwiftUI и MVI", Vyacheslav Ansimov, 2024: View.init
      """,
    fix: "Make them in build, in init or in a type for it, and pass what is needed.",
    falsePositives: "A function with another name that builds the screen.",
    violations: [
      Example(
        "In a body",
        """
        import SwiftUI
        protocol RowModelState {}
        final class RowModel: RowModelState {}
        struct RowView: View {
          let state: any RowModelState
          var body: some View { Text("Row") }
        }
        struct ListView: View {
          var body: some View {
            RowView(state: RowModel())  // <-
          }
        }
        """),
      Example(
        "In an intent, in an extension in another file",
        """
        // file: Item/ItemModel.swift
        protocol ItemModelActions: AnyObject {}
        final class ItemModel: ItemModelActions {}
        // file: List/ListIntent.swift
        final class ListIntent {}
        // file: List/ListIntent+Items.swift
        extension ListIntent {
          func onTap() {
            _ = ItemModel()  // <-
          }
        }
        """),
      Example(
        "In a nested view's helper",
        """
        import SwiftUI
        protocol ListIntentProtocol {}
        final class ListIntent: ListIntentProtocol {}
        enum List {
          struct ListView: View {
            var body: some View { content }
            private var content: some View {
              let intent = ListIntent()  // <-
              return Text("\\(intent)")
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "In build, in another file",
        """
        // file: List/ListView.swift
        import SwiftUI
        protocol ListModelState {}
        final class ListModel: ListModelState {}
        final class ListIntent {}
        struct ListView: View {
          let state: any ListModelState
          var body: some View { Text("List") }
        }
        // file: List/ListView+Build.swift
        extension ListView {
          static func build() -> some View {
            _ = ListIntent()
            return ListView(state: ListModel())
          }
        }
        """),
      Example(
        "In init, and in a module of one's own",
        """
        import SwiftUI
        protocol ListModelState {}
        final class ListModel: ListModelState {}
        @MainActor struct ListModule {
          let model: ListModel
          init() { model = ListModel() }
        }
        struct ListView: View {
          let state: any ListModelState
          init() { state = ListModel() }
          var body: some View { Text("List") }
        }
        """),
      Example(
        "A value that is called a model",
        """
        import SwiftUI
        struct RowModel { let title: String }
        struct ListView: View {
          var body: some View { Text(RowModel(title: "Row").title) }
        }
        """),
    ])

  private static let builders = ["build", "make", "create", "configure", "assemble"]

  func findings(in project: Project) -> [Finding] {
    project.components(.mvi, "view", "intent", "model", "router").flatMap { owner in
      project.code.bodies(of: owner.type).filter { body in
        body.owner != "init" && !Self.builders.contains { body.owner.hasPrefix($0) }
          && !owner.type.storedProperties.contains { $0.name == body.owner }
      }
      .flatMap { body in
        project.code.steps(body.body, inFile: body.file, .call).compactMap { step -> Finding? in
          guard step.flags.contains(.initializer), let name = step.typeName,
            let part = project.code.type(named: name, from: owner.type), part != owner.type,
            part.kind == .class, project.isItself(part, .mvi, "model", "intent")
          else { return nil }
          return finding(
            in: project, owner.type, about: part.name, at: step.position,
            "\(owner.type.name) makes \(part.name) in \(body.owner): make the parts of a "
              + "screen together, in build or init"
          )
        }
      }
    }
  }
}
