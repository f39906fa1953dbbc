import CodeIndex

struct VSURFNoServiceInView: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.no-service-let-in-view",
    summary: "A view keeps no unit or holder that it makes in a plain property",
    severity: .warning,
    rationale: """
      SwiftUI makes a view anew whenever its parent changes. What a plain property makes is then \
      new too, while a state object keeps the first: the list and the sheet above it edit two \
      different carts.
      """,
    source: """
      surfstudio/vsurf-demo: VSURFViewGroup, whose cart is split after its parent is made again; \
      SwiftUI, StateObject
      """,
    fix: "Keep it in @State or @StateObject, or behind a factory that gives out the same one.",
    falsePositives: "A facade that always gives out the same unit.",
    ours: "@State private var flow = Lazy { CartContainer() }",
    violations: [
      Example(
        "A unit from the facade, in init",
        """
        import SwiftUI
        protocol CartUnitInput: AnyObject {}
        final class CartUnit: CartUnitInput {}
        enum CartStateFacade {
          static func cart() -> any CartUnitInput { CartUnit() }
        }
        public struct CartViewGroup: View {
          private let cartUnit: any CartUnitInput  // <-
          public init() {
            let cartUnit = CartStateFacade.cart()
            self.cartUnit = cartUnit
          }
          public var body: some View { Text("Cart") }
        }
        """),
      Example(
        "By an alias in another file",
        """
        // file: State/CartUnit.swift
        protocol CartUnitInput: AnyObject {}
        protocol CartUnitOutput: AnyObject {}
        final class CartUnit: CartUnitInput, CartUnitOutput {}
        typealias Business = CartUnitInput & CartUnitOutput
        // file: Flow/CartViewGroup.swift
        import SwiftUI
        public struct CartViewGroup: View {
          private let unit: Business = CartUnit()  // <-
          public init() {}
          public var body: some View { Text("Cart") }
        }
        """),
      Example(
        "A holder in a nested group",
        """
        import SwiftUI
        final class CartViewStateHolder: ObservableObject {}
        enum Cart {
          struct DetailViewGroup: View {
            private var holder = CartViewStateHolder()  // <-
            var body: some View { Text("Detail") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A state object",
        """
        import SwiftUI
        final class CartViewStateHolder: ObservableObject {}
        public struct CartViewGroup: View {
          @StateObject private var holder = CartViewStateHolder()
          public init() {}
          public var body: some View { Text("Cart") }
        }
        """),
      Example(
        "One that comes from outside",
        """
        import SwiftUI
        protocol CartUnitInput: AnyObject {}
        struct DetailViewGroup: View {
          private let cartUnit: any CartUnitInput
          init(cartUnit: any CartUnitInput) { self.cartUnit = cartUnit }
          var body: some View { Text("Detail") }
        }
        """),
      Example(
        "A value",
        """
        import SwiftUI
        struct CartFormatter {}
        public struct CartViewGroup: View {
          private let formatter = CartFormatter()
          public init() {}
          public var body: some View { Text("Cart") }
        }
        """),
    ])

  private static let keepers: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "WeakReference",
  ]

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "view", "view-group").flatMap { view in
      let own = Set(
        view.type.parts.flatMap { part in
          part.fact.functions.filter { $0.kind == .initializer && $0.parameters.isEmpty }
            .flatMap { project.code.steps($0.body, inFile: part.file, .write).map(\.name) }
        })
      return view.type.properties.compactMap { property -> Finding? in
        guard property.isStored, !property.head.isStatic, !property.has(anyOf: Self.keepers),
          property.hasInitialValue || own.contains(property.name),
          let kept = project.targets(of: property, in: view.type).first(where: {
            project.isItself($0, .vsurf, "unit", "unit-input", "unit-output", "holder")
          })
        else { return nil }
        return finding(
          in: project, view.type, about: property.name, at: property.head.position,
          "\(view.type.name) makes \(kept.name) anew each time SwiftUI makes the view: keep "
            + "\(property.name) in @State")
      }
    }
  }
}
