import CodeIndex

/// Each component sends its own kind of message.
struct RoundTableNotifyOwnKind: Rule {
  /// The labels of `notify` by who may use them.
  private static let own: [String: Set<String>] = [
    "core": ["event:"], "presenter": ["update:"], "joint": ["input:", "output:"],
    "view": ["intent:"],
  ]

  func findings(in project: Project) -> [Finding] {
    let labels = Set(Self.own.values.joined())
    return project.components(.roundtable, "core", "presenter", "joint", "view")
      .flatMap { component in
        project.code.steps(of: component.type, .call).compactMap { call -> Finding? in
          guard call.name == "notify" || call.name == "notifyOut", labels.contains(call.detail),
            let own = Self.own[component.role.name], !own.contains(call.detail)
          else { return nil }
          let mine = own.sorted().map { "notify(\($0))" }.joined(separator: " or ")
          return finding(
            in: project, component.type, about: call.detail, at: call.position,
            "\(component.type.path) is a \(component.role.name) and sends \(call.name)(\(call.detail)) in the name of "
              + "another component: it sends \(mine)")
        }
      }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.notify-own-kind", summary: "A component sends messages of its own kind only",
    severity: .warning,
    rationale: """
      Who receives a message, and in which order, follows from who sent it. A view that sends an event of Core is believed \
      to be Core.
      """,
    source: RoundTableRules.source,
    fix: "Send what happened to oneself; let the right component draw the conclusion.",
    ours: "Ports have only the methods of their component, so the compiler says this first.",
    violations: [
      Example(
        "a view that plays core",
        """
        // file: Edit/EditModuleView.swift
        import UIKit
        final class EditModuleViewController: UIViewController {
          func tap() {
            pipeline.notify(event: .saved) // <-
          }
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "a presenter, in an extension in another file",
        """
        // file: Edit/EditModulePresenter.swift
        final class EditModulePresenter: RTEPresenter {}
        // file: Edit/EditModulePresenter+Core.swift
        extension EditModulePresenter {
          func handleCore() {
            pipeline?.notify(intent: .tapped) // <-
          }
        }
        """),
      Example(
        "a nested core",
        """
        // file: Edit/Edit.swift
        enum Edit {
          final class EditModuleCore: RTECore {
            func run() {
              pipeline?.notifyOut(output: .done) // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "core's own",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          func run() { pipeline?.notify(event: .saved) }
        }
        """),
      Example(
        "another notify",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          func run() { center.notify(name: "saved") }
        }
        """),
      Example(
        "the joint's two",
        """
        // file: Edit/EditModuleJoint.swift
        final class EditModuleJoint: RTEJoint {
          func run() {
            pipeline?.notify(input: .start)
            notifyOut(output: .done)
          }
        }
        """),
    ])
}
