import CodeIndex

struct VSURFNoAssignOnSelf: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.no-assign-to-on-self",
    summary: "No stream is assigned to a property with assign(to:on:)",
    severity: .warning,
    rationale: """
      assign(to:on:) keeps the object it writes to. With `on: self`, stored in the object's own \
      set, the two keep each other for ever: each sheet that was shown leaves a holder behind \
      that still hears every change.
      """,
    source: "surfstudio/vsurf-demo: the three holders; Combine, assign(to:on:)",
    fix: "Use assign(to: &$state), or sink with [weak self].",
    falsePositives: "An object that lives as long as the app, or another object than self.",
    ours: "Observed.bind(to:) holds its owner weakly.",
    violations: [
      Example(
        "The demo's",
        """
        import Combine
        final class CartViewStateHolder: ObservableObject {
          @Published var state = 0
          private var cancellables: Set<AnyCancellable> = []
          init(_ counts: AnyPublisher<Int, Never>) {
            counts.assign(to: \\.state, on: self).store(in: &cancellables)  // <-
          }
        }
        """),
      Example(
        "In an extension in another file, over several lines",
        """
        // file: Flow/CartViewStateHolder.swift
        import Combine
        final class CartViewStateHolder: ObservableObject {
          @Published var state = 0
          var cancellables: Set<AnyCancellable> = []
        }
        // file: Flow/CartViewStateHolder+Subscribing.swift
        import Combine
        extension CartViewStateHolder {
          func subscribe(_ counts: AnyPublisher<Int, Never>) {
            counts
              .map { $0 + 1 }
              .assign(to: \\.state, on: self)  // <-
              .store(in: &cancellables)
          }
        }
        """),
      Example(
        "Nested",
        """
        import Combine
        enum Cart {
          final class RowViewStateHolder: ObservableObject {
            @Published var state = 0
            private var kept: AnyCancellable?
            init(_ counts: AnyPublisher<Int, Never>) {
              kept = counts.assign(to: \\.state, on: self)  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Assigned to the publisher",
        """
        import Combine
        final class CartViewStateHolder: ObservableObject {
          @Published var state = 0
          init(_ counts: AnyPublisher<Int, Never>) {
            counts.assign(to: &$state)
          }
        }
        """),
      Example(
        "A sink that holds weakly",
        """
        import Combine
        final class CartViewStateHolder: ObservableObject {
          @Published var state = 0
          private var cancellables: Set<AnyCancellable> = []
          init(_ counts: AnyPublisher<Int, Never>) {
            counts.sink { [weak self] in self?.state = $0 }.store(in: &cancellables)
          }
        }
        """),
      Example(
        "A function of one's own",
        """
        import Combine
        final class CartViewStateHolder: ObservableObject {
          @Published var state = 0
          func assign(to row: Int) { state = row }
          func reset() { assign(to: 0) }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "holder", "unit", "view-group", "container").flatMap { holder in
      project.code.steps(of: holder.type, .call)
        .filter { $0.name == "assign" && $0.detail == "to:on:" }
        .map { step in
          finding(
            in: project, holder.type, about: step.name, at: step.position,
            "assign(to:on:) keeps \(holder.type.name) alive as long as the stream: use "
              + "assign(to:) or a weak sink")
        }
    }
  }
}
