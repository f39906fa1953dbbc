import CodeIndex

struct MVIIntentMethodsVoid: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.intent-methods-void",
    summary: "An intent hears events and gives nothing back",
    severity: .warning,
    rationale: """
      The view says what happened and reads the state. When an event's function returns \
      something, the view goes on from the answer, and what is shown no longer follows from the \
      state alone.
      """,
    source: """
      "SwiftUI и MVI", Vyacheslav Ansimov, 2024: "Что Intent будет делать с этим событием, View \
      не знает"
      """,
    fix: "Return nothing, and let the model show the answer.",
    falsePositives: """
      An async event that ends when its work has, such as a pull to refresh, returns nothing: \
      that is fine.
      """,
    violations: [
      Example(
        "An answer",
        """
        protocol ListIntentProtocol {
          func viewOnAppear()
          func canDelete(id: String) -> Bool  // <-
        }
        final class ListIntent: ListIntentProtocol {
          func viewOnAppear() {}
          func canDelete(id: String) -> Bool { false }
        }
        """),
      Example(
        "A property; the intent conforms in another file",
        """
        // file: List/ListIntentProtocol.swift
        protocol ListIntentProtocol {
          var title: String { get }  // <-
        }
        // file: List/ListIntent.swift
        final class ListIntent {
          let title = "List"
        }
        // file: List/ListIntent+Protocol.swift
        extension ListIntent: ListIntentProtocol {}
        """),
      Example(
        "Nested, async",
        """
        enum List {
          protocol ListIntentProtocol {
            func load() async -> [String]  // <-
          }
          final class ListIntent: ListIntentProtocol {
            func load() async -> [String] { [] }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Events",
        """
        protocol ListIntentProtocol {
          func viewOnAppear() async
          func onTapRow(id: String)
        }
        final class ListIntent: ListIntentProtocol {
          func viewOnAppear() async {}
          func onTapRow(id: String) {}
        }
        """),
      Example(
        "A helper of the intent",
        """
        protocol ListIntentProtocol {
          func onTap()
        }
        final class ListIntent: ListIntentProtocol {
          func onTap() { _ = rows() }
          private func rows() -> [String] { [] }
        }
        """),
      Example(
        "What a parent hears is not the view's",
        """
        import Combine
        protocol ListIntentProtocol {
          var finished: AnyPublisher<Void, Never> { get }
          var onFinish: (() -> Void)? { get set }
        }
        final class ListIntent: ListIntentProtocol {
          let finished = Empty<Void, Never>().eraseToAnyPublisher()
          var onFinish: (() -> Void)?
        }
        """),
      Example(
        "The service answers",
        """
        protocol ListServiceProtocol {
          func rows() async -> [String]
        }
        protocol ListIntentProtocol {
          func onTap()
        }
        final class ListIntent: ListIntentProtocol {
          func onTap() {}
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.faces(.mvi, "intent-protocol").flatMap { face in
      face.requirements.filter { $0.returnsValue && !$0.head.isStatic }.map { function in
        finding(
          in: project, face, about: function.name, at: function.head.position,
          "\(function.name) of \(face.name) answers the view: make it an event, and show the "
            + "answer through the model")
      }
        + face.requiredProperties.filter { !$0.head.isStatic && !tells($0) }.map { property in
          finding(
            in: project, face, about: property.name, at: property.head.position,
            "\(property.name) of \(face.name) can be read by the view: show it through the "
              + "model's state")
        }
    }
  }

  /// Whether it tells a parent something, as a publisher and a closure do, and shows nothing.
  private func tells(_ property: PropertyFact) -> Bool {
    guard let type = property.type else { return false }
    return type.isFunction || type.text.contains("->")
      || type.names.contains { $0.hasSuffix("Publisher") || $0.hasSuffix("Subject") }
  }
}
