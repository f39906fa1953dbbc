import CodeIndex

struct MVVMViewOwnsViewModel: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvvm.view-owns-vm",
    summary: "A view model lives as long as its view, not as long as a drawing of it",
    severity: .warning,
    rationale: """
      SwiftUI makes a view's struct anew whenever its parent is drawn. A view model that is made for a plain \
      property, for @ObservedObject, or in body for a view that keeps it in one of these, is a new one then, and \
      what a person typed is gone.
      """,
    source: "Surf's Catalog (2024), whose MVVM variant loses its state so; Apple, \"StateObject\"",
    fix: "Keep it with @StateObject, or with @State if it is @Observable, or take it from outside.",
    falsePositives: "A view that is drawn once, such as the root of a hosting controller.",
    violations: [
      Example(
        "observed, but not kept",
        """
        final class CartViewModel: ObservableObject { @Published var count = 0 }
        struct CartView: View {
          @ObservedObject var model = CartViewModel() // <-
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "made in body for a view in another file that only observes it",
        """
        // file: Orders/OrdersViewModel.swift
        final class OrdersViewModel: ObservableObject { @Published var orders: [String] = [] }
        // file: Orders/OrdersView.swift
        struct OrdersView: View {
          @ObservedObject var model: OrdersViewModel
          var body: some View { Text("Orders") }
        }
        // file: Root/RootView.swift
        struct RootView: View {}
        extension RootView {
          var body: some View {
            OrdersView(model: OrdersViewModel()) // <-
          }
        }
        """),
      Example(
        "nested, in the initialiser",
        """
        enum Login {
          @Observable final class LoginViewModel { var name = "" }
          struct LoginView: View {
            private let model: LoginViewModel
            init() {
              self.model = LoginViewModel() // <-
            }
            var body: some View { Text(model.name) }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "kept",
        """
        final class CartViewModel: ObservableObject { @Published var count = 0 }
        struct CartView: View {
          @StateObject var model = CartViewModel()
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "made in body for a view that keeps it",
        """
        final class OrdersViewModel: ObservableObject { @Published var orders: [String] = [] }
        struct OrdersView: View {
          @StateObject var model: OrdersViewModel
          var body: some View { Text("Orders") }
        }
        struct RootView: View {
          var body: some View { OrdersView(model: OrdersViewModel()) }
        }
        """),
      Example(
        "a tap makes it",
        """
        final class LoginViewModel: ObservableObject { @Published var name = "" }
        struct LoginView: View {
          @ObservedObject var model: LoginViewModel
          var body: some View { Text("Login") }
        }
        struct RootView: View {
          @State var login: LoginViewModel?
          var body: some View { Button("Login") { login = LoginViewModel() } }
        }
        """),
    ])

  /// Whose closures run when something happens, not when the view is drawn.
  private static let actions: Set<String> = [
    "Button", "onTapGesture", "onAppear", "onChange", "onReceive", "task", "onSubmit",
    "refreshable",
    "onDisappear", "onLongPressGesture", "StateObject", "State", "Task",
  ]

  func findings(in project: Project) -> [Finding] {
    let models = project.components(.mvvm, "view-model").filter { $0.type.kind == .class }
    guard !models.isEmpty else { return [] }
    let views = project.viewStructs
    let observed = observedOnly(by: views, Set(models.map(\.type)), project)
    return views.flatMap { view in
      project.inlineObjects(in: view).filter { project.isViewModel($0.type) }.map {
        finding($0.type, $0.property, at: $0.position, in: view, project)
      } + made(in: view, observed, project)
    }
  }

  /// The view models that some view holds in a property that keeps nothing.
  private func observedOnly(
    by views: [TypeSymbol], _ models: Set<TypeSymbol>, _ project: Project
  ) -> Set<TypeSymbol> {
    Set(
      views.flatMap { view in
        view.properties.filter(\.keepsNothing).compactMap(\.type)
          .flatMap { project.code.types(of: $0, from: view) }.filter(models.contains)
      })
  }

  /// The view models that a body makes for views that keep nothing.
  private func made(
    in view: TypeSymbol, _ observed: Set<TypeSymbol>, _ project: Project
  ) -> [Finding] {
    guard !observed.isEmpty else { return [] }
    return view.parts.flatMap { part in
      part.fact.properties.filter { $0.name == "body" }.flatMap { body -> [Finding] in
        var open: [String] = []
        return project.code.steps(body.body, inFile: part.file).compactMap { step in
          switch step.kind {
          case .closureStart: open.append(step.receiver)
          case .closureEnd: if !open.isEmpty { open.removeLast() }
          case .call where step.flags.contains(.initializer):
            guard Self.actions.isDisjoint(with: open),
              let type = project.code.type(named: step.name, from: view), observed.contains(type)
            else { return nil }
            return finding(type, type.name, at: step.position, in: view, project)
          default: break
          }
          return nil
        }
      }
    }
  }

  private func finding(
    _ type: TypeSymbol, _ subject: String, at position: SourcePosition, in view: TypeSymbol,
    _ project: Project
  ) -> Finding {
    Finding(
      id, at: position, in: project.symbol(view), about: subject,
      "Each time \(view.path) is drawn or made anew there is another \(type.name). Keep it with "
        + "@StateObject or @State where it is shown.")
  }
}
