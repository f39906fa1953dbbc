import CodeIndex

/// The view sees updates, not the state.
struct RoundTableViewNoState: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "view").compactMap { component in
      let mention = project.mentions(of: component.type).first { mention in
        project.code.type(named: mention.name, from: component.type)
          .map { project.plays($0, .roundtable, "state") && $0 != component.type } ?? false
      }
      guard let mention else { return nil }
      return finding(
        in: project, component.type, about: mention.name, at: mention.position,
        "\(component.type.path) is a view and knows \(mention.name): it gets what it shows from the presenter"
      )
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.view-no-state", summary: "A view does not know the module's state",
    severity: .warning,
    rationale: """
      The presenter turns state into what is shown. A view that reads the state shows what nobody has prepared, and may show \
      it before Core has changed it.
      """,
    source: RoundTableRules.source,
    fix: "Put what is needed into a presenter's update or into the binding.",
    violations: [
      Example(
        "a view controller that keeps it",
        """
        // file: Edit/EditModuleView.swift
        import UIKit
        final class EditModuleViewController: UIViewController {
          var state: EditModuleState? // <-
        }
        final class EditModuleState {}
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: Edit/EditModuleState.swift
        final class EditModuleState {}
        final class EditModuleCore: RTECore {}
        // file: Edit/EditModuleView.swift
        import SwiftUI
        struct EditModuleView: View { var body: some View { Text("") } }
        // file: Edit/EditModuleView+Show.swift
        extension EditModuleView {
          func show(_ state: EditModuleState) {} // <-
        }
        """),
      Example(
        "a nested state",
        """
        // file: Edit/Edit.swift
        import SwiftUI
        enum Edit { final class EditModuleState {} }
        struct EditModuleView: View {
          let state: Edit.EditModuleState // <-
          var body: some View { Text("") }
        }
        final class EditModuleCore: RTECore {}
        """),
    ],
    nearMisses: [
      Example(
        "SwiftUI's own state",
        """
        // file: Edit/EditModuleView.swift
        import SwiftUI
        struct EditModuleView: View {
          @State private var text = ""
          var body: some View { Text(text) }
        }
        final class EditModuleState {}
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "the presenter",
        """
        // file: Edit/EditModulePresenter.swift
        final class EditModulePresenter: RTEPresenter { let state = EditModuleState() }
        final class EditModuleState {}
        """),
      Example(
        "the binding",
        """
        // file: Edit/EditModuleView.swift
        import SwiftUI
        struct EditModuleView: View {
          @ObservedObject var binding: EditModuleViewBinding
          var body: some View { Text(binding.title) }
        }
        final class EditModuleViewBinding: ObservableObject { var title = "" }
        final class EditModuleCore: RTECore {}
        """),
    ])
}
