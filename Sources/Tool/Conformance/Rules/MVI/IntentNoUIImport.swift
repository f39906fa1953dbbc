import CodeIndex

struct MVIIntentNoUIImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.intent-no-ui-import",
    summary: "An intent and its protocol use no toolkit",
    severity: .warning,
    rationale: """
      The intent is the part that decides, and the part that is worth testing. It needs no views \
      for that, and a test needs none either.
      """,
    source: """
      "SwiftUI и MVI", Vyacheslav Ansimov, 2024: Intent; in the repository every intent imports \
      SwiftUI
      """,
    fix: "Import Foundation instead, or nothing.",
    violations: [
      Example(
        "A colour",
        """
        import SwiftUI  // <-
        final class ListIntent {
          private var tint = Color.red
        }
        """),
      Example(
        "In an extension in another file",
        """
        // file: List/ListIntent.swift
        final class ListIntent {}
        // file: List/ListIntent+Sharing.swift
        import UIKit  // <-
        extension ListIntent {
          func onTapCopy() { UIPasteboard.general.string = "copied" }
        }
        """),
      Example(
        "A nested intent, the toolkit from a bridging header",
        """
        enum List {
          final class ListIntent {
            func onTap() { UIApplication.shared.beginIgnoringInteractionEvents() }  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Foundation",
        """
        import Foundation
        final class ListIntent {
          private var opened = Date()
        }
        """),
      Example(
        "The view's toolkit",
        """
        // file: List/ListView.swift
        import SwiftUI
        struct ListView: View {
          var body: some View { Text("List") }
        }
        // file: List/ListIntent.swift
        final class ListIntent {}
        """),
      Example(
        "An intent of the system",
        """
        import AppIntents
        import SwiftUI
        struct OpenListIntent: AppIntent {
          static let title: LocalizedStringResource = "Open"
          func perform() async throws -> some IntentResult { .result() }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let types =
      project.components(.mvi, "intent").map(\.type) + project.faces(.mvi, "intent-protocol")
    return project.toolkitFindings(
      id, of: types, "An intent decides and shows nothing: keep the toolkit out of this file.")
  }
}
