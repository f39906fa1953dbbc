import CodeIndex

/// The hierarchy of screens is the Joint's.
struct RoundTableNavigationOnlyInJoint: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "core", "presenter", "state", "view").flatMap { component in
      project.navigationCalls(in: component.type, allowedThrough: ["joint"]).map { call in
        finding(
          in: project, component.type, about: call.name, at: call.position,
          "\(component.type.path) is a \(component.role.name) and calls \(call.name)(…): say what happened, and let "
            + "the joint show the screen")
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.navigation-only-in-joint", summary: "Only the Joint shows and leaves screens",
    severity: .warning,
    rationale: """
      The Joint is where a module meets the hierarchy around it. Who else pushes or dismisses ties business or drawing to \
      one way of showing.
      """,
    source: RoundTableRules.source,
    fix: "Send an intent or an event, and handle it in the Joint.",
    falsePositives: "A view controller that closes an alert of its own.",
    violations: [
      Example(
        "a view that pushes",
        """
        // file: Edit/EditModuleView.swift
        import UIKit
        final class EditModuleViewController: UIViewController {
          func open(_ other: UIViewController) {
            navigationController?.pushViewController(other, animated: true) // <-
          }
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: Edit/EditModuleView.swift
        import UIKit
        final class EditModuleViewController: UIViewController {}
        final class EditModuleCore: RTECore {}
        // file: Edit/EditModuleView+Close.swift
        import UIKit
        extension EditModuleViewController {
          func close() {
            dismiss(animated: true) // <-
          }
        }
        """),
      Example(
        "a nested view, in a closure",
        """
        // file: Edit/Edit.swift
        import UIKit
        enum Edit {
          final class EditModuleViewController: UIViewController {
            lazy var onTap = { [weak self] in
              self?.present(UIViewController(), animated: true) // <-
            }
          }
        }
        final class EditModuleCore: RTECore {}
        """),
    ],
    nearMisses: [
      Example(
        "the joint",
        """
        // file: Edit/EditModuleJoint.swift
        import UIKit
        final class EditModuleJoint: RTEJoint {
          weak var view: UIViewController?
          func close() { view?.dismiss(animated: true) }
        }
        """),
      Example(
        "a message that is called so",
        """
        // file: Edit/EditModulePresenter.swift
        final class EditModulePresenter: RTEPresenter {
          func handleCore() { present(title: "Edit") }
          func present(title: String) {}
        }
        """),
      Example(
        "a view of nobody's module",
        """
        // file: Other/Player.swift
        import UIKit
        final class PlayerController: UIViewController {
          func close() { dismiss(animated: true) }
        }
        final class EditModuleCore: RTECore {}
        """),
    ])
}
