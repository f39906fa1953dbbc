import CodeIndex

struct MVIContainerOwned: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.container-stateobject",
    summary: "The view that makes a container keeps it as state",
    severity: .warning,
    rationale: """
      SwiftUI makes a view anew whenever its parent changes. A container that is made in a plain \
      property, or for an observed object, is then a new one: what was typed and loaded is gone, \
      and requests run twice.
      """,
    source: "\"SwiftUI и MVI\", Vyacheslav Ansimov, 2024: View; SwiftUI, StateObject",
    fix: "Keep it in @StateObject, or in @State behind something lazy.",
    falsePositives: "A part of a screen that gets its container from its parent: make it there.",
    ours: "@State private var module = Lazy { ListModule() }",
    violations: [
      Example(
        "An observed object that the view makes",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {}
        struct ListView: View {
          @ObservedObject var container = MVIContainer<Int, Int>()  // <-
          var body: some View { Text("List") }
        }
        """),
      Example(
        "A plain property of an alias in another file",
        """
        // file: List/ListContainer.swift
        import Combine
        final class MVIContainer<Intent, Model>: ObservableObject {}
        typealias ListContainer = MVIContainer<Int, Int>
        // file: List/ListView.swift
        import SwiftUI
        struct ListView: View {
          private let container: ListContainer  // <-
          init() {
            container = ListContainer()
          }
          var body: some View { Text("List") }
        }
        """),
      Example(
        "Nested",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {}
        enum List {
          struct ListView: View {
            var container: MVIContainer<Int, Int> = .init()  // <-
            var body: some View { Text("List") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A state object",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {}
        struct ListView: View {
          @StateObject private var container: MVIContainer<Int, Int>
          init() {
            self._container = StateObject(wrappedValue: MVIContainer())
          }
          var body: some View { Text("List") }
        }
        """),
      Example(
        "A part that gets its parent's",
        """
        import SwiftUI
        final class MVIContainer<Intent, Model>: ObservableObject {}
        struct RowView: View {
          @ObservedObject var container: MVIContainer<Int, Int>
          init(container: MVIContainer<Int, Int>) {
            self.container = container
          }
          var body: some View { Text("Row") }
        }
        """),
      Example(
        "Ours",
        """
        import MVI
        import SwiftUI
        import VignolaCore
        struct ListScreen: View {
          @State private var container: Lazy<MVIContainer<Int, Int>>
          init() { self.container = Lazy { MVIContainer(intent: 0, state: 0, in: LifetimeScope("List")) } }
          var body: some View { Text("List") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvi, "view").flatMap { view -> [Finding] in
      let made = made(in: view.type, project)
      return view.type.storedProperties.compactMap { property in
        guard !property.head.isStatic,
          property.head.attributes.isEmpty || property.has(anyOf: ["ObservedObject"]),
          property.hasInitialValue || made.contains(property.name),
          isContainer(property, in: view.type, project)
        else { return nil }
        return finding(
          in: project, view.type, about: property.name, at: property.head.position,
          "\(view.type.name) makes its container anew each time SwiftUI makes the view: keep "
            + "it in @StateObject")
      }
    }
  }

  private func isContainer(
    _ property: PropertyFact, in view: TypeSymbol, _ project: Project
  ) -> Bool {
    project.code.subjects(of: property.type ?? TypeName(text: ""), from: view)
      .contains { $0 == "MVIContainer" || $0.hasSuffix(".MVIContainer") }
      || project.targets(of: property, in: view).contains {
        project.isItself($0, .mvi, "container")
      }
  }

  /// The properties to which an initialiser assigns what a call gives.
  private func made(in view: TypeSymbol, _ project: Project) -> Set<String> {
    Set(
      view.parts.flatMap { part in
        part.fact.functions.filter { $0.kind == .initializer }.flatMap { initializer in
          project.code.steps(initializer.body, inFile: part.file, .write)
            .filter { $0.detail.hasSuffix(")") && $0.depth == 0 }
            .map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name }
        }
      })
  }
}

extension StepView {
  /// How many closures and local functions are open.
  var depth: Int { Int(step.depth) }
}
