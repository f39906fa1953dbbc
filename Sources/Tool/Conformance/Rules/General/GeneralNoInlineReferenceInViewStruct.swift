import CodeIndex

struct GeneralNoInlineReferenceInViewStruct: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.no-inline-reference-in-view-struct",
    summary: "A view struct makes no object for a plain property",
    severity: .warning,
    rationale: """
      SwiftUI makes a view's struct anew whenever its parent is drawn. An object that the struct makes for itself \
      in a plain property, or under @ObservedObject, is another one each time, and what it knew is gone.
      """,
    source: "Apple, \"StateObject\"; found in five of the demos that this package restates",
    fix: "Put it under @State or @StateObject, or take it from outside.",
    falsePositives: "An object without a state that matters.",
    violations: [
      Example(
        "observed, but not kept",
        """
        final class CartModel: ObservableObject {
          @Published var count = 0
        }
        struct CartView: View {
          @ObservedObject var model = CartModel() // <-
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "the struct is a view by an extension in another file",
        """
        // file: Orders/OrdersScreen.swift
        @Observable final class OrdersStore { var orders: [String] = [] }
        struct OrdersScreen {
          let store = OrdersStore() // <-
        }
        // file: Orders/OrdersScreen+View.swift
        extension OrdersScreen: View {
          var body: some View { Text("Orders") }
        }
        """),
      Example(
        "nested, and made in the initialiser",
        """
        enum Login {
          final class Session { var user: String? }
          struct LoginView: View {
            let session: Session
            init() {
              session = Session() // <-
            }
            var body: some View { Text("Login") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "SwiftUI keeps it",
        """
        @Observable final class CartModel { var count = 0 }
        struct CartView: View {
          @State private var model = CartModel()
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "from outside",
        """
        final class CartModel: ObservableObject { @Published var count = 0 }
        struct CartView: View {
          @StateObject private var model: CartModel
          init() { _model = StateObject(wrappedValue: CartModel()) }
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "a value",
        """
        struct CartStyle { var color = "red" }
        struct CartView: View {
          let style = CartStyle()
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "an object that keeps nothing",
        """
        final class PriceFormat { func text(_ price: Int) -> String { "\\(price)" } }
        struct CartView: View {
          let format = PriceFormat()
          var body: some View { Text("Cart") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.viewStructs.flatMap { view in
      // A view model has a rule of its own.
      project.inlineObjects(in: view).filter { !project.isViewModel($0.type) }.map { object in
        Finding(
          id, at: object.position, in: project.symbol(view), about: object.property,
          "Each time \(view.path) is made anew, '\(object.property)' is another "
            + "\(object.type.name). Keep it with @State or @StateObject, or take it from outside.")
      }
    }
  }
}
