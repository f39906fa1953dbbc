import CodeIndex

struct VSURFViewNoUnit: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.view-no-unit",
    summary: "A view knows no unit",
    severity: .warning,
    rationale: """
      A view gets a state to show and an output to tell. Commands go to the holder, which adds \
      what the view does not know. A view that commands a unit by itself cannot be previewed \
      without it, and goes past what the holder decides.
      """,
    source: "\"Архитектура для SwiftUI — VSURF\", Surf, 2024: View, ViewStateHolder and Unit",
    fix: "Add the command to the view's output, and let the holder pass it on.",
    falsePositives: """
      The shorter form of a tutorial in vsurf-demo, in which a view calls a UnitInput.
      """,
    violations: [
      Example(
        "An input",
        """
        import SwiftUI
        protocol CartUnitInput: AnyObject {}
        final class CartUnit: CartUnitInput {}
        struct CartView: View {
          let unit: any CartUnitInput  // <-
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "An alias in another file",
        """
        // file: State/CartUnit.swift
        protocol CartUnitInput: AnyObject {}
        protocol CartUnitOutput: AnyObject {}
        final class CartUnit: CartUnitInput, CartUnitOutput {}
        // file: State/Names.swift
        typealias CartBusiness = CartUnitInput & CartUnitOutput
        // file: Flow/CartView.swift
        import SwiftUI
        struct CartView: View {
          let business: CartBusiness  // <-
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "A nested view that gets one from a facade",
        """
        import SwiftUI
        final class CartUnit {
          static let shared = CartUnit()
          func buy() {}
        }
        enum Cart {
          struct CartView: View {
            var body: some View {
              Button("Buy") { CartUnit.shared.buy() }  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A view group wires units",
        """
        import SwiftUI
        protocol CartUnitInput: AnyObject {}
        final class CartUnit: CartUnitInput {}
        public struct CartViewGroup: View {
          @State private var unit: any CartUnitInput = CartUnit()
          public init() {}
          public var body: some View { Text("Cart") }
        }
        """),
      Example(
        "A view with its output",
        """
        import SwiftUI
        protocol CartViewOutput: AnyObject {
          func buy()
        }
        struct CartView: View {
          @WeakReference var output: CartViewOutput?
          var body: some View { Button("Buy") { output?.buy() } }
        }
        """),
      Example(
        "A unit of length",
        """
        import SwiftUI
        enum LengthUnit { case metre }
        struct RulerView: View {
          let unit: LengthUnit
          var body: some View { Text("m") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "view").flatMap { view in
      let held = view.type.storedProperties.compactMap { property -> (String, SourcePosition)? in
        project.targets(of: property, in: view.type).first { isUnit($0, project) }
          .map { ($0.name, property.head.position) }
      }
      let named = project.mentions(of: view.type)
        .filter { $0.place == .made || $0.place == .body }
        .compactMap { mention -> (String, SourcePosition)? in
          project.type(mentionedAs: mention.name, from: view.type)
            .flatMap { isUnit($0, project) ? ($0.name, mention.position) : nil }
        }
      return (held + named).map { name, position in
        finding(
          in: project, view.type, about: name, at: position,
          "\(view.type.name) knows the unit \(name): tell its output, and let the holder "
            + "command the unit")
      }
    }
  }

  private func isUnit(_ type: TypeSymbol, _ project: Project) -> Bool {
    project.isItself(type, .vsurf, "unit", "unit-input", "unit-output", "unit-factory")
  }
}
