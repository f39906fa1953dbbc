import CodeIndex

struct VSURFUnitNoSubscription: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.unit-no-subscription",
    summary: "A unit combines streams and subscribes to none",
    severity: .warning,
    rationale: """
      Holders decide when there is something to do, by subscribing. A unit that subscribes by \
      itself works from the moment it is made, for nobody, and has to end its subscriptions too.
      """,
    source: "VSURF's documentation in surfstudio/vsurf-demo: Unit",
    fix: "Compose with map, flatMap or handleEvents, and put the result out.",
    falsePositives: "A unit that keeps a value up to date for whoever comes later.",
    ours: """
      An Observed is bound to the unit's scope: onChange(for:) and bind(to:) are no \
      subscriptions to lose.
      """,
    violations: [
      Example(
        "A sink",
        """
        import Combine
        final class CartUnit {
          init(_ items: AnyPublisher<[String], Never>) {
            _ = items.sink { print($0) }  // <-
          }
        }
        """),
      Example(
        "An assignment in an extension in another file, and the set for it",
        """
        // file: State/CartUnit.swift
        import Combine
        final class CartUnit {
          var count = 0
          var cancellables: Set<AnyCancellable> = []  // <-
          let counts = PassthroughSubject<Int, Never>()
        }
        // file: State/CartUnit+Counting.swift
        extension CartUnit {
          func start() {
            counts.assign(to: \\.count, on: self).store(in: &cancellables)  // <-
          }
        }
        """),
      Example(
        "Nested",
        """
        import Combine
        enum Cart {
          final class CartUnit {
            private var subscription: AnyCancellable?  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A composed stream",
        """
        import Combine
        final class CartUnit {
          private let counts = CurrentValueSubject<Int, Never>(0)
          var isEmpty: AnyPublisher<Bool, Never> {
            counts.map { $0 == 0 }.eraseToAnyPublisher()
          }
        }
        """),
      Example(
        "The holder subscribes",
        """
        import Combine
        final class CartViewStateHolder: ObservableObject {
          private var cancellables: Set<AnyCancellable> = []
          func subscribe(_ items: AnyPublisher<Int, Never>) {
            items.sink { print($0) }.store(in: &cancellables)
          }
        }
        final class CartUnit {}
        """),
      Example(
        "A function of one's own",
        """
        final class CartUnit {
          func assign(_ item: String) {}
          func reset() { assign("") }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "unit").flatMap { unit in
      let kept = unit.type.storedProperties
        .filter { $0.type?.names.contains("AnyCancellable") == true }
        .map { ($0.name, $0.head.position) }
      let calls = project.code.steps(of: unit.type, .call)
        .filter { step in
          step.name == "sink" && !step.receiver.isEmpty
            || step.name == "assign" && step.detail.hasPrefix("to:")
        }
        .map { ($0.name, $0.position) }
      return (kept + calls).map { name, position in
        finding(
          in: project, unit.type, about: name, at: position,
          "\(unit.type.name) subscribes by itself (\(name)): put the composed stream out, "
            + "and let holders subscribe")
      }
    }
  }
}
