import CodeIndex

struct VSURFViewOutputWeak: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.view-output-weak",
    summary: "A view reaches its holder weakly",
    severity: .warning,
    rationale: """
      The view group owns holders for as long as the flow is shown. A view that keeps its output \
      strongly keeps the holder alive from wherever SwiftUI keeps the view, and from every \
      closure that captures it.
      """,
    source: """
      "Архитектура для SwiftUI — VSURF", Surf, 2024: "Weak референс на Input StateHolder"
      """,
    fix: "Use @WeakReference, or a WeakHandle of the output's protocol.",
    ours: "WeakHandle<any CartViewOutput>.",
    violations: [
      Example(
        "The output's protocol, strongly",
        """
        import Combine
        import SwiftUI
        protocol CartViewOutput: AnyObject {}
        final class CartViewStateHolder: ObservableObject, CartViewOutput {}
        struct CartView: View {
          let output: any CartViewOutput  // <-
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "The holder itself, conforming in another file",
        """
        // file: Flow/CartViewStateHolder.swift
        import Combine
        final class CartViewStateHolder {
          var state = 0
        }
        extension CartViewStateHolder: ObservableObject {}
        // file: Flow/CartView.swift
        import SwiftUI
        struct CartView: View {
          @ObservedObject var holder: CartViewStateHolder  // <-
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "Nested",
        """
        import Combine
        import SwiftUI
        final class RowViewStateHolder: ObservableObject {}
        enum Cart {
          struct RowView: View {
            var holder: RowViewStateHolder?  // <-
            var body: some View { Text("Row") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The published wrapper",
        """
        import Combine
        import SwiftUI
        protocol CartViewOutput: AnyObject {}
        final class CartViewStateHolder: ObservableObject, CartViewOutput {}
        struct CartView: View {
          @WeakReference private var output: CartViewOutput?
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "Ours",
        """
        import SwiftUI
        import VSURF
        import VignolaCore
        @MainActor protocol CartViewOutput: AnyObject {}
        @MainActor @Observable final class CartHolder: ViewStateHolder, CartViewOutput {
          private(set) var state = 0
        }
        struct CartView: View {
          let output: WeakHandle<any CartViewOutput>
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "The view group owns it",
        """
        import Combine
        import SwiftUI
        final class CartViewStateHolder: ObservableObject {}
        public struct CartViewGroup: View {
          @StateObject private var holder = CartViewStateHolder()
          public init() {}
          public var body: some View { Text("Cart") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "view").flatMap { view in
      view.type.storedProperties.compactMap { property -> Finding? in
        guard property.reference == .strong, property.type?.isFunction != true,
          !property.has(anyOf: ["WeakReference", "Weak", "Environment", "EnvironmentObject"]),
          let target = project.targets(of: property, in: view.type).first(where: {
            project.isItself($0, .vsurf, "holder", "view-output")
          })
        else { return nil }
        return finding(
          in: project, view.type, about: property.name, at: property.head.position,
          "\(view.type.name) keeps \(target.name) alive through \(property.name): reach it weakly")
      }
    }
  }
}
