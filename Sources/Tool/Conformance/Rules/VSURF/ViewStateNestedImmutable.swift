import CodeIndex

struct VSURFViewStateNestedImmutable: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.viewstate-nested-immutable",
    summary: "A view state is a value of constants, nested in its view",
    severity: .warning,
    rationale: """
      A state is replaced as a whole by the holder and only read by the view. With a variable, \
      an object or a closure in it the view can change it, and a snapshot of it shows something \
      else the next day.
      """,
    source: "\"Архитектура для SwiftUI — VSURF\", Surf, 2024: View.ViewState",
    fix: "Declare constants of values; what the view does is told through its output.",
    falsePositives: "A general state of a library, such as one for errors with an action to retry.",
    violations: [
      Example(
        "A variable and a closure",
        """
        import SwiftUI
        struct CartView: View {
          struct ViewState {
            let title: String
            var count: Int  // <-
            let onTap: () -> Void  // <-
          }
          let state: ViewState
          var body: some View { Text(state.title) }
        }
        """),
      Example(
        "An object from another file",
        """
        // file: Shop/Cart.swift
        final class Cart {}
        // file: Flow/CartView+State.swift
        extension CartView {
          struct ViewState {
            let cart: Cart  // <-
          }
        }
        // file: Flow/CartView.swift
        import SwiftUI
        struct CartView: View {
          let state: ViewState
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "A class, nested as it should be",
        """
        import SwiftUI
        struct CartView: View {
          final class ViewState {  // <-
            let title = "Cart"
          }
          let state: ViewState
          var body: some View { Text(state.title) }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Constants",
        """
        import SwiftUI
        struct CartView: View {
          struct ViewState: Equatable {
            struct Row: Equatable { let title: String }
            let rows: [Row]
            var isEmpty: Bool { rows.isEmpty }
            static var empty = ViewState(rows: [])
          }
          @Binding var state: ViewState
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "Cases",
        """
        import SwiftUI
        struct CartView: View {
          enum ViewState { case loading, loaded(String) }
          let state: ViewState
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "A state that is no view's",
        """
        struct CartSession {
          struct State {
            var count: Int
          }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let views = Set(
      project.components(.vsurf, "view", "view-group").map { "\($0.type.module) \($0.type.path)" })
    return project.components(.vsurf, "view-state").filter { state in
      guard state.type.name == "ViewState", let dot = state.type.path.lastIndex(of: ".") else {
        return false
      }
      return views.contains("\(state.type.module) \(state.type.path[..<dot])")
    }
    .flatMap { state in
      guard state.type.kind != .class else {
        return [
          finding(
            in: project, state.type, about: state.type.path, at: state.type.position,
            "\(state.type.path) is a class, which others can change under the view: make it "
              + "a struct")
        ]
      }
      return state.type.properties.filter { $0.isStored && !$0.head.isStatic }.compactMap {
        property in
        guard let fault = fault(of: property, in: state.type, project) else { return nil }
        return finding(
          in: project, state.type, about: property.name, at: property.head.position,
          "\(property.name) of \(state.type.path) is \(fault): a view state is constants of values")
      }
    }
  }

  private func fault(
    of property: PropertyFact, in state: TypeSymbol, _ project: Project
  ) -> String? {
    if !property.isLet { return "a variable" }
    if property.type?.isFunction == true { return "a closure" }
    let object = project.targets(of: property, in: state).first {
      [.class, .actor].contains($0.kind)
    }
    return object.map { "the object \($0.name)" }
  }
}
