import CodeIndex

struct MVICustomElementLet: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.custom-element-let",
    summary: "What a view is given is no @State",
    severity: .warning,
    rationale: """
      @State takes its first value and keeps it for as long as the view is shown. An element \
      whose parameter is one goes on showing the first row's text when the model has another.
      """,
    source: "VAnsimov/MVI-SwiftUI: ListUrlContentView; SwiftUI, State",
    fix: "Write let, or @Binding where the element changes it.",
    falsePositives: "A start that the element changes in a way that cannot be seen.",
    violations: [
      Example(
        "The repository's",
        """
        import SwiftUI
        struct RowView: View {
          @State var title: String  // <-
          var didTap: () -> Void
          var body: some View { Button(title) { didTap() } }
        }
        """),
      Example(
        "A view by a conformance in another file",
        """
        // file: List/Row.swift
        struct Row { let title: String }
        // file: List/RowView.swift
        import SwiftUI
        struct RowView {
          @State var row: Row  // <-
        }
        // file: List/RowView+Body.swift
        extension RowView: View {
          var body: some View { Text(row.title) }
        }
        """),
      Example(
        "Nested",
        """
        import SwiftUI
        enum List {
          struct RowView: View {
            @State var isOn: Bool  // <-
            var body: some View { Text(isOn ? "on" : "off") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A constant and a binding",
        """
        import SwiftUI
        struct RowView: View {
          let title: String
          @Binding var isOn: Bool
          var body: some View { Text(title) }
        }
        """),
      Example(
        "A state of its own",
        """
        import SwiftUI
        struct RowView: View {
          @State private var isOpen = false
          @State var text = ""
          @State var selected: Int?
          var body: some View { Text(text) }
        }
        """),
      Example(
        "A start that the view changes by itself",
        """
        import SwiftUI
        struct CityView: View {
          @State var city: String
          @State var street: String
          var body: some View {
            Button(city) { city = "Riga" }
            TextField("Street", text: $street)
          }
        }
        """),
      Example(
        "An object that build hands over to be kept",
        """
        import SwiftUI
        @Observable final class MVIContainer<Intent, Model> {}
        struct ListView: View {
          @State var container: MVIContainer<Int, Int>
          var body: some View { Text("List") }
        }
        """),
      Example(
        "A start that init takes on purpose",
        """
        import SwiftUI
        struct RowView: View {
          @State private var text: String
          init(text: String) { self._text = State(initialValue: text) }
          var body: some View { Text(text) }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvi, "view").filter {
      $0.type.kind == .struct && $0.type.initializers.isEmpty
    }
    .flatMap { view in
      let owned = changed(by: view.type, in: project)
      return view.type.storedProperties.filter { property in
        property.has(anyOf: ["State"]) && !property.hasInitialValue && !property.isPrivate
          && property.type?.isOptional != true && property.type?.isImplicitlyUnwrapped != true
          && !owned.contains(property.name)
          && !project.targets(of: property, in: view.type).contains { $0.kind == .class }
      }
      .map { property in
        finding(
          in: project, view.type, about: property.name, at: property.head.position,
          "\(view.type.name) keeps the first \(property.name) that it is given and never "
            + "shows another: write let")
      }
    }
  }

  /// What a view writes to or binds: a start that it was given and owns from then on.
  private func changed(by view: TypeSymbol, in project: Project) -> Set<String> {
    Set(
      project.code.bodies(of: view).flatMap { body in
        project.code.steps(body.body, inFile: body.file).compactMap { step in
          if step.kind == .write { return step.root }
          return step.root.hasPrefix("$") ? String(step.root.dropFirst()) : nil
        }
      })
  }
}
