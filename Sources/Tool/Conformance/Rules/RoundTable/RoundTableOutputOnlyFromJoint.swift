import CodeIndex

/// What a module says to its parent comes from the joint.
struct RoundTableOutputOnlyFromJoint: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "core", "presenter", "state", "view").compactMap { component in
      let mention = project.mentions(of: component.type)
        .first { $0.simpleName.hasSuffix("JointOutput") }
      guard let mention else { return nil }
      return finding(
        in: project, component.type, about: mention.name, at: mention.position,
        "\(component.type.path) is a \(component.role.name) and knows \(mention.name): the joint alone speaks to the parent"
      )
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.output-only-from-joint", summary: "Only the Joint puts out to the parent",
    severity: .warning,
    rationale: """
      A module has one mouth. What core decides reaches the parent as an event that the joint passes on, after everybody in \
      the module has heard it.
      """,
    source: RoundTableRules.source, fix: "Send an event, and put out in the Joint's handler.",
    violations: [
      Example(
        "a core with a callback",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          var onEnd: ((EditModuleJointOutput) -> Void)? // <-
        }
        enum EditModuleJointOutput { case done }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Edit/EditModulePresenter.swift
        final class EditModulePresenter: RTEPresenter {}
        // file: Edit/EditModulePresenter+End.swift
        extension EditModulePresenter {
          func end() -> EditModuleJointOutput { .done } // <-
        }
        enum EditModuleJointOutput { case done }
        """),
      Example(
        "nested messages",
        """
        // file: Edit/Edit.swift
        enum Edit { enum JointOutput { case done } }
        final class EditModuleCore: RTECore {
          var last: Edit.JointOutput? // <-
        }
        """),
    ],
    nearMisses: [
      Example(
        "the joint",
        """
        // file: Edit/EditModuleJoint.swift
        final class EditModuleJoint: RTEJoint {
          var last: EditModuleJointOutput?
        }
        enum EditModuleJointOutput { case done }
        """),
      Example(
        "the parent's joint",
        """
        // file: List/ListModuleJoint.swift
        final class ListModuleJoint: RTEJoint {
          func hear(_ output: EditModuleJointOutput) {}
        }
        enum EditModuleJointOutput { case done }
        """),
      Example(
        "an input",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          func handleJoint(input: EditModuleJointInput) {}
        }
        enum EditModuleJointInput { case start }
        """),
    ])
}
