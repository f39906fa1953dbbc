import CodeIndex

struct VSURFUnitNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.unit-no-ui-import",
    summary: "Units, their protocols and factories use no toolkit",
    severity: .warning,
    rationale: """
      Units stand in the column of logic: they serve every screen of a flow and are tested \
      without one. What is shown is made by the holders above.
      """,
    source: "VSURF's documentation in surfstudio/vsurf-demo: the columns Appearance and Logic",
    fix: "Remove the import, and leave what it was for to the holder or the view.",
    violations: [
      Example(
        "A colour",
        """
        import SwiftUI  // <-
        final class CartUnit {
          var tint: Color { .red }
        }
        """),
      Example(
        "In an extension in another file",
        """
        // file: State/CartUnit.swift
        final class CartUnit {}
        // file: State/CartUnit+Sharing.swift
        import UIKit  // <-
        extension CartUnit {
          func share() { _ = UIPasteboard.general }
        }
        """),
      Example(
        "A nested unit that uses the toolkit through a bridging header",
        """
        enum Cart {
          final class CartUnit {
            func image() -> UIImage? { nil }  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Combine and Foundation",
        """
        import Combine
        import Foundation
        final class CartUnit {
          var items: AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }
        }
        """),
      Example(
        "The view's toolkit",
        """
        // file: Flow/CartView.swift
        import SwiftUI
        struct CartView: View {
          var body: some View { Text("Cart") }
        }
        // file: State/CartUnit.swift
        final class CartUnit {}
        """),
      Example(
        "A type of one's own that is called like one of SwiftUI's",
        """
        struct Color {}
        final class CartUnit {
          var tint = Color()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let types =
      project.components(.vsurf, "unit", "unit-factory", "unit-input", "unit-output").map(\.type)
    return project.toolkitFindings(
      id, of: types, "A unit knows nothing of what is shown: leave that to the holder.")
  }
}
