import CodeIndex

struct MVVMEnvironmentSameInstance: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvvm.environment-same-instance",
    summary: "What is put into the environment is made once",
    severity: .warning,
    rationale: """
      An object that is made in the argument of environmentObject is another one whenever the body is worked out. \
      Views below switch to it, and lose what the first one knew.
      """,
    source: "Surf's Catalog (2024), whose MVVM variant does so",
    fix: "Keep it with @StateObject or @State, and put that into the environment.",
    falsePositives: "A body that is worked out once.",
    violations: [
      Example(
        "made in the argument",
        """
        final class Session: ObservableObject { @Published var user: String? }
        struct RootView: View {
          var body: some View {
            Text("Shop")
              .environmentObject(Session()) // <-
          }
        }
        """),
      Example(
        "in an extension in another file, with Observation",
        """
        // file: Orders/OrdersStore.swift
        @Observable final class OrdersStore { var orders: [String] = [] }
        // file: Orders/OrdersView.swift
        struct OrdersView {}
        // file: Orders/OrdersView+Body.swift
        extension OrdersView: View {
          var body: some View {
            Text("Orders").environment(OrdersStore()) // <-
          }
        }
        """),
      Example(
        "nested, in a function that body calls",
        """
        enum Login {
          final class LoginModel: ObservableObject { @Published var name = "" }
          struct LoginView: View {
            var body: some View { fields() }
            func fields() -> some View {
              Text("Name").environmentObject(LoginModel()) // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "kept",
        """
        final class Session: ObservableObject { @Published var user: String? }
        struct RootView: View {
          @StateObject private var session = Session()
          var body: some View { Text("Shop").environmentObject(session) }
        }
        """),
      Example(
        "a value in the environment",
        """
        struct Theme { var name = "day" }
        struct RootView: View {
          var body: some View { Text("Shop").environment(\\.theme, Theme()) }
        }
        """),
      Example(
        "put there once, by a delegate",
        """
        final class Session: ObservableObject { @Published var user: String? }
        final class SceneDelegate {
          func start() { show(Text("Shop").environmentObject(Session())) }
          func show(_ view: Any) {}
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.viewStructs.flatMap { view in
      project.code.bodies(of: view).flatMap { body in
        let steps = project.code.steps(body.body, inFile: body.file)
        return zip(steps, steps.dropFirst()).compactMap { call, made -> Finding? in
          guard call.kind == .call, made.kind == .call, made.flags.contains(.initializer),
            call.name == "environmentObject" || call.name == "environment" && call.detail == "_:",
            let type = project.code.type(named: made.name, from: view), type.kind == .class
          else { return nil }
          return Finding(
            id, at: made.position, in: "\(project.symbol(view)).\(body.owner)", about: type.name,
            "Each time the body of \(view.path) is worked out there is another \(type.name) in the "
              + "environment. Keep it with @StateObject or @State.")
        }
      }
    }
  }
}
