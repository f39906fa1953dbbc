import CodeIndex

/// The pipeline keeps the components, and they do not keep it.
struct RoundTablePipelineWeak: Rule {
  func findings(in project: Project) -> [Finding] {
    project.linkFindings(
      id, from: project.components(.roundtable, "core", "presenter", "joint"), to: ["pipeline"],
      where: \.keeps
    ) { link in
      "\(link.from.type.path) holds the pipeline strongly through '\(link.property.name)', and the pipeline holds its "
        + "\(link.from.role.name): make it weak"
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.pipeline-weak",
    summary: "Core, Presenter and Joint hold the pipeline weakly", severity: .warning,
    rationale: """
      The view holds the pipeline and the pipeline holds core, presenter and joint. A strong link back closes the circle, and \
      no module is ever released.
      """,
    source: RoundTableRules.source, fix: "Declare it `weak var`.",
    ours: "Components get a port with each message and store none.",
    violations: [
      Example(
        "a core with a let",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          let pipeline: EditPipeline // <-
          init(pipeline: EditPipeline) { self.pipeline = pipeline }
        }
        final class EditPipeline {}
        """),
      Example(
        "in a base class in another file",
        """
        // file: Base/BaseJoint.swift
        class BaseJoint {
          var pipeline: EditPipeline? // <-
        }
        // file: Edit/EditModuleJoint.swift
        final class EditModuleJoint: BaseJoint {}
        final class EditModuleCore: RTECore {}
        // file: Edit/EditPipeline.swift
        final class EditPipeline {}
        """),
      Example(
        "a nested presenter",
        """
        // file: Edit/Edit.swift
        enum Edit {
          final class EditPipeline {}
          final class EditModulePresenter: RTEPresenter {
            private var pipeline: EditPipeline? // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "weakly",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore { weak var pipeline: EditPipeline? }
        final class EditPipeline {}
        """),
      Example(
        "the view holds it",
        """
        // file: Edit/EditModuleView.swift
        import UIKit
        final class EditModuleViewController: UIViewController { var pipeline: EditPipeline? }
        final class EditPipeline {}
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "computed from a weak one",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          private weak var linked: EditPipeline?
          var pipeline: EditPipeline? { linked }
        }
        final class EditPipeline {}
        """),
    ])
}
