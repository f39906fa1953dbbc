import CodeIndex

/// The view owns the module, so the joint does not own the view.
struct RoundTableJointViewWeak: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "joint", "pipeline").flatMap { component in
      project.code.propertiesWithInherited(of: component.type).compactMap { property, owner in
        guard property.isStored, property.reference == .strong, let type = property.type,
          !type.isFunction, !type.isCollection,
          isView(type, of: owner, project)
        else { return nil }
        return finding(
          in: project, owner, about: property.name, at: property.head.position,
          "\(component.type.path) holds a view strongly through '\(property.name)': the view holds the pipeline and with it "
            + "the \(component.role.name), so make it weak")
      }
    }
  }

  private func isView(_ type: TypeName, of owner: TypeSymbol, _ project: Project) -> Bool {
    if type.subjects.contains("UIViewController") { return true }
    return project.code.types(of: type, from: owner).contains {
      project.isViewController($0) || project.plays($0, .roundtable, "view")
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.joint-view-weak", summary: "The Joint holds the view weakly",
    severity: .warning,
    rationale: """
      UIKit's hierarchy keeps the view, the view keeps the pipeline, the pipeline keeps the joint. A joint that keeps the \
      view keeps the module alive after its screen has gone.
      """,
    source: RoundTableRules.source, fix: "Declare it `weak var`.",
    ours: "The Joint gets a place to show screens at, which keeps nothing.",
    violations: [
      Example(
        "a joint with its view controller",
        """
        // file: Edit/EditModuleJoint.swift
        import UIKit
        final class EditModuleJoint: RTEJoint {
          var view: UIViewController? // <-
        }
        """),
      Example(
        "in a base class in another file",
        """
        // file: Base/BaseJoint.swift
        import UIKit
        class BaseJoint: RTEJoint {
          var screen: UIViewController! // <-
        }
        // file: Edit/EditModuleJoint.swift
        final class EditModuleJoint: BaseJoint {}
        """),
      Example(
        "a nested joint and a view by an alias",
        """
        // file: Edit/Edit.swift
        import UIKit
        typealias EditScreen = EditModuleViewController
        final class EditModuleViewController: UIViewController {}
        enum Edit {
          final class EditModuleJoint: RTEJoint {
            let screen: EditScreen // <-
            init(screen: EditScreen) { self.screen = screen }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "weakly",
        """
        // file: Edit/EditModuleJoint.swift
        import UIKit
        final class EditModuleJoint: RTEJoint { weak var view: UIViewController? }
        """),
      Example(
        "a closure that makes views",
        """
        // file: Edit/EditModuleJoint.swift
        import UIKit
        final class EditModuleJoint: RTEJoint { var make: (() -> UIViewController)? }
        """),
      Example(
        "somebody else's view",
        """
        // file: Edit/EditModuleJoint.swift
        import UIKit
        final class EditModuleJoint: RTEJoint {}
        final class Window { var root: UIViewController? }
        """),
    ])
}
