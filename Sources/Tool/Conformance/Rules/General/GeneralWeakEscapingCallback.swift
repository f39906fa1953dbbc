import CodeIndex

struct GeneralWeakEscapingCallback: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.weak-escaping-callback",
    summary: "A closure that is stored by what its maker holds captures the maker weakly",
    severity: .warning,
    rationale: """
      An object that stores a closure in itself, or in something that it holds, and that the closure captures, \
      keeps itself alive: neither goes before somebody sets the closure to nil.
      """,
    source: "The Swift Programming Language, \"Strong Reference Cycles for Closures\"",
    fix: "Begin the closure with [weak self].",
    falsePositives: "A closure that clears its own property when it is called.",
    violations: [
      Example(
        "in a closure of its own",
        """
        final class CartPresenter {
          var onClose: (() -> Void)?
          func start() {
            onClose = { self.finish() } // <-
          }
          func finish() {}
        }
        """),
      Example(
        "in something held, from an extension in another file",
        """
        // file: Orders/OrdersCoordinator.swift
        final class OrdersCoordinator {
          private let screen: OrdersScreen
          func close() {}
        }
        // file: Orders/OrdersCoordinator+Screen.swift
        extension OrdersCoordinator {
          func start() {
            screen.onClose = { self.close() } // <-
          }
        }
        """),
      Example(
        "nested, by a property that is inherited",
        """
        enum Login {
          class Screen { var onLogin: ((String) -> Void)? }
          class Base { let screen = Screen() }
          final class Flow: Base {
            var user: String?
            func start() {
              screen.onLogin = { name in // <-
                self.user = name
              }
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "weakly",
        """
        final class CartPresenter {
          var onClose: (() -> Void)?
          func start() { onClose = { [weak self] in self?.finish() } }
          func finish() {}
        }
        """),
      Example(
        "in something that it does not hold",
        """
        final class OrdersCoordinator {
          weak var screen: OrdersScreen?
          func start(_ other: OrdersScreen) {
            screen?.onClose = { self.close() }
            other.onClose = { self.close() }
          }
          func close() {}
        }
        """),
      Example(
        "a closure that needs nothing of its maker",
        """
        final class CartPresenter {
          var onClose: (() -> Void)?
          func start(_ done: @escaping () -> Void) { onClose = { done() } }
        }
        """),
      Example(
        "a value's closure captures a copy",
        """
        struct CartState {
          var count = 0
          var onClose: (() -> Void)?
          mutating func start() { onClose = { [count] in print(count) } }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.code.types.filter { ($0.kind == .class || $0.kind == .actor) && !$0.isTestCode }
      .flatMap { type in
        type.parts.flatMap { part in
          part.fact.functions.filter { !$0.head.isStatic && assignsClosures($0.body) }
            .flatMap { findings(in: $0, of: type, file: part.file, project) }
        }
      }
  }

  private func assignsClosures(_ body: Body) -> Bool {
    body.steps.contains { $0.kind == .closureStart && $0.receiver != .empty }
  }

  private func findings(
    in function: FunctionFact, of type: TypeSymbol, file: Int, _ project: Project
  ) -> [Finding] {
    let steps = project.code.steps(function.body, inFile: file)
    let properties = project.propertiesByName(of: type)
    var local = Set(function.parameters.map(\.name))
    for step in steps where step.kind == .binding { local.insert(step.name) }
    return steps.compactMap { step in
      guard step.kind == .closureStart, step.name == "=",
        isKept(step.receiver, properties, local),
        capturesSelf(steps, from: step.index)
      else { return nil }
      return Finding(
        id, at: step.position, in: "\(project.symbol(type)).\(function.name)", about: step.receiver,
        "\(type.path) holds '\(step.receiver)', and this closure holds \(type.path). Begin it with "
          + "[weak self].")
    }
  }

  /// Whether a path is a closure of one's own, or one in something that is held.
  private func isKept(
    _ path: String, _ properties: [String: (property: PropertyFact, owner: TypeSymbol)],
    _ local: Set<String>
  ) -> Bool {
    let parts = path.split(whereSeparator: { $0 == "." || $0 == "?" || $0 == "!" }).map(String.init)
    guard let root = parts.first, !local.contains(root), let property = properties[root]?.property,
      property.isStored, property.reference == .strong, !property.head.isStatic
    else { return false }
    return parts.count == 2 || parts.count == 1 && property.type?.isFunction == true
  }

  /// Whether a closure that starts here keeps its maker: `self` is written in it, and not captured weakly.
  private func capturesSelf(_ steps: [StepView], from start: Int) -> Bool {
    let depth = steps[start].step.depth
    let inside = steps[(start + 1)...].prefix {
      !($0.kind == .closureEnd && $0.step.depth <= depth)
    }
    let captures = inside.filter { $0.kind == .capture && $0.name == "self" }
    if captures.contains(where: { $0.receiver != "strong" }) { return false }
    return !captures.isEmpty || inside.contains { $0.flags.contains(.explicitSelf) }
  }
}
