import CodeIndex

struct MVModelObservable: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mv.model-observable",
    summary: "A model that a view keeps can be observed",
    severity: .warning,
    rationale: """
      A view is drawn again when what it has read changes, if that can be observed. An ordinary class changes in \
      silence, and the view shows what was.
      """,
    source: "Apple, \"Managing model data in your app\"",
    fix: "Make the class @Observable, or an ObservableObject with @Published properties.",
    falsePositives: "A class whose variables are no data to show, such as a cache.",
    violations: [
      Example(
        "an ordinary class under @State",
        """
        final class Cart { var count = 0 }
        struct CartView: View {
          @State private var cart = Cart() // <-
          var body: some View { Text("\\(cart.count)") }
        }
        """),
      Example(
        "its variables stand in a base class in another file",
        """
        // file: Model/Base.swift
        class Base { var items: [String] = [] }
        // file: Model/Orders.swift
        final class Orders: Base {}
        // file: Orders/OrdersView.swift
        struct OrdersView: View {
          let orders: Orders // <-
          var body: some View { Text("\\(orders.items.count)") }
        }
        """),
      Example(
        "nested",
        """
        enum Login {
          final class Session { var name = "" }
          struct LoginView: View {
            var session: Session // <-
            var body: some View { Text(session.name) }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "observable",
        """
        @Observable final class Cart { var count = 0 }
        struct CartView: View {
          @State private var cart = Cart()
          var body: some View { Text("\\(cart.count)") }
        }
        """),
      Example(
        "an observable base class in another file",
        """
        // file: Model/Base.swift
        class Base: ObservableObject { @Published var items: [String] = [] }
        // file: Model/Orders.swift
        final class Orders: Base {}
        // file: Orders/OrdersView.swift
        struct OrdersView: View {
          @ObservedObject var orders: Orders
          var body: some View { Text("\\(orders.items.count)") }
        }
        """),
      Example(
        "a class whose data body does not read",
        """
        final class Analytics { var sent = 0 }
        struct CartView: View {
          let analytics: Analytics
          var body: some View { Button("Buy") { analytics.send("buy") } }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mv, "view").filter { $0.type.kind == .struct }.flatMap { component in
      component.type.storedProperties.compactMap { property in
        guard let written = property.type, !property.head.isStatic,
          let model = project.code.types(of: written, from: component.type).first,
          model.kind == .class, !model.isForeign, !isObservable(model, project),
          reads(variablesOf: model, through: property.name, in: component.type, project)
        else { return nil }
        return Finding(
          id, at: property.head.position, in: project.symbol(component.type), about: property.name,
          "\(component.type.path) shows what \(model.path) holds, and is not told when that changes. "
            + "Make \(model.path) @Observable.")
      }
    }
  }

  private func isObservable(_ model: TypeSymbol, _ project: Project) -> Bool {
    let ancestors = project.code.ancestors(of: model)
    let attributes = ([model] + project.code.ancestorSymbols(of: model)).flatMap(\.head.attributes)
    return !ancestors.isDisjoint(with: ["ObservableObject", "Observable", "NSManagedObject"])
      || attributes.contains { ["Observable", "Model", "Perceptible"].contains($0.name) }
  }

  /// Whether a computed property of the view reads a variable of the model: `cart.count` in body.
  private func reads(
    variablesOf model: TypeSymbol, through property: String, in view: TypeSymbol, _ project: Project
  ) -> Bool {
    let variables = Set(
      project.code.propertiesWithInherited(of: model).map(\.property)
        .filter { $0.isStored && !$0.isLet && !$0.head.isStatic }.map(\.name))
    guard !variables.isEmpty else { return false }
    return view.parts.contains { part in
      part.fact.properties.filter(\.isComputed).contains { computed in
        project.code.steps(computed.body, inFile: part.file).contains { step in
          step.kind == .read && step.receiver == property && variables.contains(step.name)
            || step.root == property && step.receiver.hasPrefix("\(property).")
              && variables.contains(
                String(step.receiver.dropFirst(property.count + 1).prefix { $0 != "." }))
        }
      }
    }
  }
}
