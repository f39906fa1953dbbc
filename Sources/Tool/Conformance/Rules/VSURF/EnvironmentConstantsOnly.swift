import CodeIndex

struct VSURFEnvironmentConstantsOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.environment-constants-only",
    summary: "The environment carries constants and styles",
    severity: .warning,
    rationale: """
      A value of the environment reaches every view below without being named. As a constant or \
      a style that is what one wants; a binding, a publisher or an object makes a way for \
      changes that no state shows.
      """,
    source: "vsurf-demo's documentation: Environment",
    fix: "Pass it to the views that need it, or put it into their state.",
    violations: [
      Example(
        "A binding",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        struct SelectionKey: EnvironmentKey {
          static let defaultValue: Binding<Int> = .constant(0)  // <-
        }
        """),
      Example(
        "An object from another file",
        """
        // file: Flow/CartViewGroup.swift
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        // file: Flow/Session.swift
        final class Session {}
        // file: Flow/SessionKey.swift
        import SwiftUI
        struct SessionKey {}
        extension SessionKey: EnvironmentKey {
          static let defaultValue: Session? = nil  // <-
        }
        """),
      Example(
        "A publisher, nested",
        """
        import Combine
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
          private struct TicksKey: EnvironmentKey {
            static var defaultValue: AnyPublisher<Int, Never> { Empty().eraseToAnyPublisher() }  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A constant",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        struct SpacingKey: EnvironmentKey {
          static let defaultValue: CGFloat = 8
        }
        """),
      Example(
        "A style",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        protocol TabStyle {}
        struct PlainTabStyle: TabStyle {}
        struct TabStyleKey: EnvironmentKey {
          static let defaultValue: any TabStyle = PlainTabStyle()
        }
        """),
      Example(
        "Another kind of key",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        struct HeightKey: PreferenceKey {
          static var defaultValue: Binding<Int>? { nil }
          static func reduce(value: inout Binding<Int>?, nextValue: () -> Binding<Int>?) {}
        }
        """),
    ])

  private static let ways: Set<String> = [
    "Binding", "AnyPublisher", "Published.Publisher", "PassthroughSubject", "CurrentValueSubject",
    "ObservableObject",
  ]

  func findings(in project: Project) -> [Finding] {
    let modules = project.modules(of: .vsurf)
    return project.code.types.filter { type in
      type.kind != .protocol && !type.isTestCode && modules.contains(type.module)
        && type.inheritance.contains { $0.names.contains("EnvironmentKey") }
    }
    .flatMap { key in
      key.properties.filter { $0.name == "defaultValue" }.compactMap { property in
        let names = project.code.subjects(of: property.type ?? TypeName(text: ""), from: key)
        let object = project.targets(of: property, in: key)
          .first { [.class, .actor].contains($0.kind) }?.name
        guard let wrong = object ?? names.first(where: Self.ways.contains) else { return nil }
        return finding(
          in: project, key, about: wrong, at: property.head.position,
          "\(key.name) puts \(wrong) into the environment, where no state shows its changes: "
            + "pass it by hand")
      }
    }
  }
}
