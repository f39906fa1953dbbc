import CodeIndex

struct MVIContainerByProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.container-by-protocol",
    summary: "A container is of an intent's protocol and a state's protocol",
    severity: .warning,
    rationale: """
      The container stands between the view and the model so that the view reads a protocol. \
      With the concrete types as its arguments it hides nothing, and a preview cannot stand in \
      for either.
      """,
    source: "\"SwiftUI и MVI\", Vyacheslav Ansimov, 2024: Container",
    fix: "Write MVIContainer<any ListIntent, any ListModelState>.",
    ours: "typealias ListContainer = MVIContainer<any ListIntent, any ListModelState>",
    violations: [
      Example(
        "The article's second listing",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {}
        protocol ListIntentProtocol {}
        protocol ListModelStatePotocol {}
        final class ListIntent: ListIntentProtocol {}
        final class ListModel: ListModelStatePotocol {}
        struct ListView: View {
          @StateObject private var container: MVIContainer<ListIntent, ListModelStatePotocol>  // <-
          var body: some View { Text("List") }
        }
        """),
      Example(
        "An alias in another file",
        """
        // file: List/ListModel.swift
        final class MVIContainer<Intent, Model> {}
        protocol ListIntent: AnyObject {}
        protocol ListModelState {}
        final class ListModel: ListModelState {}
        // file: List/ListContainer.swift
        typealias ListContainer = MVIContainer<any ListIntent, ListModel>  // <-
        // file: List/ListView.swift
        import SwiftUI
        struct ListView: View {
          let container: ListContainer
          var body: some View { Text("List") }
        }
        """),
      Example(
        "Nested",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {}
        final class ListIntent {}
        protocol ListModelStateProtocol {}
        final class ListModel: ListModelStateProtocol {}
        enum List {
          struct ListView: View {
            @ObservedObject var container: MVIContainer<ListIntent, any ListModelStateProtocol>  // <-
            var body: some View { Text("List") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Protocols",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {}
        protocol ListIntentProtocol {}
        protocol ListModelStatePotocol {}
        final class ListIntent: ListIntentProtocol {}
        final class ListModel: ListModelStatePotocol {}
        struct ListView: View {
          @StateObject var container: MVIContainer<ListIntentProtocol, ListModelStatePotocol>
          var body: some View { Text("List") }
        }
        """),
      Example(
        "Ours",
        """
        import MVI
        @MainActor protocol ListIntent: AnyObject {}
        @MainActor protocol ListModelState {}
        @MainActor final class ListModel: ListModelState {}
        typealias ListContainer = MVIContainer<any ListIntent, any ListModelState>
        """),
      Example(
        "A container of something else",
        """
        import SwiftUI
        final class ListModel {}
        struct CardContainer<Content> {}
        struct ListView: View {
          let card: CardContainer<Int>
          var body: some View { Text("List") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let held = project.components(.mvi, "view", "module", "router").flatMap { owner in
      owner.type.storedProperties.compactMap { property in
        concrete(in: property.type, project) { project.code.type(named: $0, from: owner.type) }
          .map { known in
            finding(
              in: project, owner.type, about: property.name, at: property.head.position,
              message(owner.type.name, known))
          }
      }
    }
    let modules = project.modules(of: .mvi)
    let aliased = project.code.files.indices.flatMap { file -> [Finding] in
      guard let module = project.code.module(ofFile: file)?.name, modules.contains(module) else {
        return []
      }
      return project.code.files[file].aliases.compactMap { alias in
        concrete(in: alias.target, project) { project.code.type(named: $0, fromFile: file) }
          .map { known in
            Finding(
              id, at: alias.head.position, in: "\(module).\(alias.name)", about: known.name,
              message(alias.name, known))
          }
      }
    }
    return held + aliased
  }

  private func message(_ owner: String, _ known: TypeSymbol) -> String {
    "The container of \(owner) is of \(known.name) itself, so that it hides nothing: use its "
      + "protocol"
  }

  /// The intent or the model that a container's type names instead of a protocol of it.
  private func concrete(
    in type: TypeName?, _ project: Project, _ find: (String) -> TypeSymbol?
  ) -> TypeSymbol? {
    guard let type, type.subjects.first?.hasSuffix("Container") == true else { return nil }
    return type.names.dropFirst().compactMap(find).first {
      $0.kind != .protocol && project.isItself($0, .mvi, "intent", "model")
    }
  }
}
