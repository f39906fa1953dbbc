import CodeIndex

struct VSURFHolderShape: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.holder-shape",
    summary: "A holder is observable, publishes one state, and knows units by their protocols",
    severity: .warning,
    rationale: """
      The view shows one value, so that it never sees half of a change. The holder makes that \
      value of what units put out, and commands them by their input, so that a test can stand in \
      for them.
      """,
    source: "\"Архитектура для SwiftUI — VSURF\", Surf, 2024: ViewStateHolder",
    fix: "Put what is shown into one ViewState, and store units as XUnitInput & XUnitOutput.",
    falsePositives: "A second value for something that is not shown, such as a trigger to scroll.",
    ours: "ViewStateHolder demands the one state, and Observable.",
    violations: [
      Example(
        "Two published values and a concrete unit",
        """
        import Combine
        final class CartUnit {}
        final class CartViewStateHolder: ObservableObject {
          @Published var state = 0
          @Published var isLoading = false  // <-
          private let unit: CartUnit  // <-
          init(unit: CartUnit) { self.unit = unit }
        }
        """),
      Example(
        "Nobody can observe it; a base class in another file does not help",
        """
        // file: Base/Base.swift
        class BaseHolder {}
        // file: Flow/CartViewStateHolder.swift
        final class CartViewStateHolder: BaseHolder {  // <-
          var state = 0
        }
        """),
      Example(
        "Nested and observable, with two values",
        """
        import Observation
        enum Cart {
          @Observable final class CartViewStateHolder {
            private(set) var state = 0
            var title = ""  // <-
            private var count = 0
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The article's",
        """
        import Combine
        protocol CartUnitInput: AnyObject {}
        protocol CartUnitOutput: AnyObject {}
        final class CartUnit: CartUnitInput, CartUnitOutput {}
        final class CartViewStateHolder: ObservableObject {
          @Published var state = 0
          private var cancellables: Set<AnyCancellable> = []
          private var unit: CartUnitInput & CartUnitOutput
          init(unit: CartUnitInput & CartUnitOutput) { self.unit = unit }
        }
        """),
      Example(
        "Ours",
        """
        import Observation
        import VSURF
        @MainActor @Observable final class CartHolder: ViewStateHolder {
          private(set) var state = 0
          @ObservationIgnored var opened = 0
        }
        """),
      Example(
        "Observable by a base class in another file, the second value for itself",
        """
        // file: Base/BaseHolder.swift
        import Combine
        class BaseHolder: ObservableObject {}
        // file: Flow/CartViewStateHolder.swift
        final class CartViewStateHolder: BaseHolder {
          @Published var state = 0
          @Published private var query = ""
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.vsurf, "holder").filter { $0.type.kind == .class }.flatMap { holder in
      let type = holder.type
      let ancestors = project.code.ancestors(of: type)
      let isObservable = type.has(attribute: "Observable") || ancestors.contains("Observable")
      var found: [Finding] = []
      if !isObservable && ancestors.isDisjoint(with: ["ObservableObject", "ViewStateHolder"]) {
        found.append(
          finding(
            in: project, type, about: type.name, at: type.position,
            "\(type.name) holds a view's state and nobody can observe it: make it @Observable"))
      }
      let shown = type.properties.filter { property in
        guard property.isInstanceState, !property.isPrivate else { return false }
        return property.has(anyOf: ["Published"])
          || type.has(attribute: "Observable") && property.head.attributes.isEmpty
            && property.reference == .strong
      }
      found += shown.dropFirst().map { property in
        finding(
          in: project, type, about: property.name, at: property.head.position,
          "\(type.name) publishes \(property.name) beside \(shown[0].name): put both into "
            + "one state")
      }
      found += type.storedProperties.compactMap { property in
        let unit = project.targets(of: property, in: type).first {
          $0.kind != .protocol && project.isItself($0, .vsurf, "unit")
        }
        guard let unit else { return nil }
        return finding(
          in: project, type, about: property.name, at: property.head.position,
          "\(type.name) holds \(unit.name) itself: hold its input and output protocols")
      }
      return found
    }
  }
}
