import CodeIndex

struct MVModelNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mv.model-no-ui-import",
    summary: "A model uses no UI framework",
    severity: .warning,
    rationale: """
      In Model-View everything that is decided is the model's, so it is what tests are for. With views and colours \
      in it, it can be tested with a screen only.
      """,
    source: "Apple, \"Data Flow Through SwiftUI\", WWDC 2019",
    fix: "Keep plain data; Observation and Combine are no UI frameworks.",
    falsePositives: "A model of pictures.",
    violations: [
      Example(
        "a model that animates",
        """
        import SwiftUI // <-
        @Observable final class Cart {
          var count = 0
          func add() { withAnimation { count += 1 } }
          var tint: Color = .red
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Orders/Orders.swift
        @Observable final class Orders { var all: [String] = [] }
        // file: Orders/Orders+Badge.swift
        import UIKit // <-
        extension Orders {
          func badge() { UIApplication.shared.applicationIconBadgeNumber = all.count }
        }
        """),
      Example(
        "nested, observed by Combine",
        """
        import SwiftUI // <-
        enum Login {
          final class Session: ObservableObject {
            @Published var path = NavigationPath()
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Observation",
        """
        import Observation
        @Observable final class Cart {
          var count = 0
        }
        """),
      Example(
        "the view in the same file",
        """
        import SwiftUI
        @Observable final class Cart { var count = 0 }
        struct CartView: View {
          @State var cart = Cart()
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "Combine",
        """
        import Combine
        final class Session: ObservableObject {
          @Published var user: String?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.components(.mv, "model").filter { !project.isView($0.type) },
      "Keep plain data, and let the view choose how it looks.")
  }
}
