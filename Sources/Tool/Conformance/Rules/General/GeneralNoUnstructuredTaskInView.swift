import CodeIndex

struct GeneralNoUnstructuredTaskInView: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.no-unstructured-task-in-view",
    summary: "What a view starts when it appears ends when it goes",
    severity: .note,
    rationale: """
      A Task that is started in onAppear or in an initialiser runs on after the view has gone, and a second one \
      beside it when the view comes back. SwiftUI's task modifier cancels it.
      """,
    source: "Apple, \"View.task(priority:_:)\"",
    fix: "Use .task { } for onAppear, and .task(id:) { } for onChange.",
    falsePositives: "Work that has to be done whether the view is there or not, such as saving.",
    violations: [
      Example(
        "in onAppear",
        """
        struct CartView: View {
          let model: CartModel
          var body: some View {
            Text("Cart").onAppear {
              Task { await model.load() } // <-
            }
          }
        }
        """),
      Example(
        "the view is one by an extension in another file",
        """
        // file: Orders/OrdersScreen.swift
        struct OrdersScreen {
          init(model: OrdersModel) {
            Task { await model.load() } // <-
          }
        }
        // file: Orders/OrdersScreen+View.swift
        extension OrdersScreen: View {
          var body: some View { Text("Orders") }
        }
        """),
      Example(
        "nested",
        """
        enum Login {
          struct LoginView: View {
            @State var name = ""
            var body: some View {
              Text(name).onChange(of: name) { _ in
                Task.detached { await check() } // <-
              }
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the modifier",
        """
        struct CartView: View {
          var body: some View {
            Text("Cart").task { await load() }
          }
        }
        """),
      Example(
        "after a tap",
        """
        struct CartView: View {
          var body: some View {
            Button("Buy") { Task { await buy() } }
          }
        }
        """),
      Example(
        "its handle is kept",
        """
        struct CartView: View {
          @State var work: Task<Void, Never>?
          var body: some View {
            Text("Cart").onAppear { work = Task { await load() } }
          }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.viewStructs.flatMap { view in
      project.code.bodies(of: view).flatMap { body in
        findings(in: project.code.steps(body.body, inFile: body.file), body.owner, view, project)
      }
    }
  }

  private func findings(
    in steps: [StepView], _ owner: String, _ view: TypeSymbol, _ project: Project
  ) -> [Finding] {
    var open: [String] = []
    return steps.compactMap { step in
      switch step.kind {
      case .closureStart: open.append(step.receiver)
      case .closureEnd: if !open.isEmpty { open.removeLast() }
      case .call where isTask(step):
        let place = open.last ?? owner
        guard let instead = Self.instead[place] else { return nil }
        return Finding(
          id, at: step.position, in: "\(project.symbol(view)).\(owner)", about: place,
          "This task outlives the view. Use \(instead), which cancels it.")
      default: break
      }
      return nil
    }
  }

  private func isTask(_ step: StepView) -> Bool {
    step.flags.contains(.discarded)
      && (step.name == "Task" && step.receiver.isEmpty
        || step.name == "detached" && step.receiver == "Task")
  }

  private static let instead = [
    "onAppear": ".task { }", "onChange": ".task(id:) { }", "init": ".task { }",
  ]
}
