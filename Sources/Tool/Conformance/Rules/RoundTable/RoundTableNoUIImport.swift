import CodeIndex

/// Core, Presenter and State draw nothing.
struct RoundTableNoUIImport: Rule {
  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.components(.roundtable, "core", "presenter", "state"),
      "Core, Presenter and State work without a screen: what draws belongs to the View, who shows what to the Joint."
    )
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.no-ui-import", summary: "Core, Presenter and State use no UI framework",
    severity: .warning,
    rationale: """
      Business, display models and data of a module are the same on every platform and are tested without a screen.
      """,
    source: RoundTableRules.source,
    fix:
      "Hand over plain values (a number, a text, the name of an image) and make views of them in the View.",
    falsePositives:
      "A presenter whose display models carry sizes or colours; the article allows sizes.",
    violations: [
      Example(
        "a core with an image",
        """
        // file: Edit/EditModuleCore.swift
        import UIKit // <-
        final class EditModuleCore: RTECore { var image: UIImage? }
        """),
      Example(
        "a presenter, in an extension in another file",
        """
        // file: Edit/EditModulePresenter.swift
        final class EditModulePresenter: RTEPresenter {}
        // file: Edit/EditModulePresenter+Colors.swift
        import UIKit // <-
        extension EditModulePresenter { func tint() -> UIColor { .red } }
        """),
      Example(
        "a nested state, through a bridging header",
        """
        // file: Edit/Edit.swift
        enum Edit {
          final class EditModuleState {
            var font: UIFont? // <-
          }
        }
        final class EditModuleCore: RTECore {}
        """),
    ],
    nearMisses: [
      Example(
        "the view's own file",
        """
        // file: Edit/EditModuleView.swift
        import UIKit
        final class EditModuleViewController: UIViewController { let label = UILabel() }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "sizes without a UI framework",
        """
        // file: Edit/EditModulePresenter.swift
        import CoreGraphics
        final class EditModulePresenter: RTEPresenter { var height: CGFloat = 0 }
        """),
      Example(
        "a type of one's own that is called like one of UIKit's",
        """
        // file: Edit/EditModuleCore.swift
        struct UIState {}
        final class EditModuleCore: RTECore { var ui = UIState() }
        """),
    ])
}
