import CodeIndex

struct MVIIntentModelWeak: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.intent-model-weak",
    summary: "An intent holds its model weakly",
    severity: .note,
    rationale: """
      The container keeps both alive. An intent whose model is weak cannot keep a screen's state \
      alive from a service's callback that comes late, nor close a circle with a model that one \
      day tells its intent something.
      """,
    source: "\"SwiftUI и MVI\", Vyacheslav Ansimov, 2024: Intent",
    fix: "Write private weak var model.",
    falsePositives: """
      Two parts that end together anyway: a strong link is then safe, if the model holds no \
      intent.
      """,
    ours: """
      A scope ends both, and the intent holds its model strongly: nothing is reported where MVI \
      is imported.
      """,
    violations: [
      Example(
        "A strong model",
        """
        protocol ListModelActionsProtocol: AnyObject {}
        final class ListModel: ListModelActionsProtocol {}
        final class ListIntent {
          private let model: any ListModelActionsProtocol  // <-
          init(model: any ListModelActionsProtocol) { self.model = model }
        }
        """),
      Example(
        "In a base class in another file",
        """
        // file: List/ListModel.swift
        protocol ListModelActions: AnyObject {}
        final class ListModel: ListModelActions {}
        // file: Base/ListBaseIntent.swift
        class ListBase {
          var model: (any ListModelActions)?  // <-
        }
        // file: List/ListIntent.swift
        protocol ListIntentProtocol {}
        final class ListIntent: ListBase, ListIntentProtocol {}
        """),
      Example(
        "Nested",
        """
        protocol ListModelActions: AnyObject {}
        final class ListModel: ListModelActions {}
        enum List {
          final class ListIntent {
            var model: ListModelActions?  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Weak",
        """
        protocol ListModelActionsProtocol: AnyObject {}
        final class ListModel: ListModelActionsProtocol {}
        final class ListIntent {
          private weak var model: ListModelActionsProtocol?
        }
        """),
      Example(
        "Ours",
        """
        import MVI
        @MainActor protocol ListIntent: AnyObject {}
        @MainActor protocol ListModelActions: AnyObject {}
        @MainActor final class ListModel: ListModelActions {}
        final class ListLogic: ListIntent {
          private let model: any ListModelActions
          init(model: any ListModelActions) { self.model = model }
        }
        """),
      Example(
        "A value that is called a model",
        """
        struct VideoModel {}
        final class ListIntent {
          private var model = VideoModel()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let ours = Set(
      project.code.files.indices.filter { file in
        project.imports(ofFile: file).contains { $0.module == "MVI" }
      }
      .compactMap { project.code.module(ofFile: $0)?.name })
    var seen: Set<SourcePosition> = []
    return project.components(.mvi, "intent").filter { !ours.contains($0.type.module) }.flatMap {
      intent in
      project.code.propertiesWithInherited(of: intent.type).compactMap { property, owner in
        guard property.isStored, property.reference == .strong, property.type?.isFunction != true,
          let model = project.targets(of: property, in: owner).first(where: {
            project.isItself($0, .mvi, "model", "model-actions", "model-router")
          }),
          seen.insert(property.head.position).inserted
        else { return nil }
        return finding(
          in: project, intent.type, about: property.name, at: property.head.position,
          "\(intent.type.name) holds \(model.name) strongly, though the container keeps it: "
            + "make \(property.name) weak")
      }
    }
  }
}
