import CodeIndex

/// A parent's ear does not keep the parent.
struct RoundTableAttachWeakSelf: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "core", "presenter", "joint", "view").flatMap { component in
      project.code.bodies(of: component.type).flatMap { body -> [Finding] in
        ClosureScan(project.code.steps(body.body, inFile: body.file)).closures
          .filter { closure in
            closure.start.receiver == "attach" && closure.usesSelf && !closure.capturesSelfWeakly
          }
          .map { closure in
            finding(
              in: project, component.type, about: "attach", at: closure.start.position,
              "the closure that \(component.type.path) attaches to a child keeps self: capture [weak self], or the child keeps "
                + "its parent alive")
          }
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.attach-weak-self",
    summary: "What is attached to a child's joint captures self weakly", severity: .warning,
    rationale: """
      The child's joint keeps the closure as long as it lives; the parent shows the child, and so keeps it. A strong self \
      closes the circle.
      """,
    source: RoundTableRules.source, fix: "Write `[weak self]`.",
    falsePositives: "A closure that is let go of at once.",
    violations: [
      Example(
        "self by name",
        """
        // file: List/ListModuleJoint.swift
        final class ListModuleJoint: RTEJoint {
          func open() {
            module.joint.attach { output in // <-
              self.close(output)
            }
          }
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: List/ListModuleJoint.swift
        final class ListModuleJoint: RTEJoint {}
        // file: List/ListModuleJoint+Open.swift
        extension ListModuleJoint {
          func open() {
            child.attach { _ in // <-
              self.pipeline?.notify(input: .closed)
            }
          }
        }
        """),
      Example(
        "a nested joint that captures strongly",
        """
        // file: List/List.swift
        enum List {
          final class ListModuleJoint: RTEJoint {
            func open() {
              child.attach { [self] _ in // <-
                close()
              }
            }
            func close() {}
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "weakly",
        """
        // file: List/ListModuleJoint.swift
        final class ListModuleJoint: RTEJoint {
          func open() {
            child.attach { [weak self] in self?.close($0) }
          }
        }
        """),
      Example(
        "without self",
        """
        // file: List/ListModuleJoint.swift
        final class ListModuleJoint: RTEJoint {
          func open() {
            child.attach { [pipeline] in pipeline?.notify(input: $0) }
          }
        }
        """),
      Example(
        "another function",
        """
        // file: List/ListModuleJoint.swift
        final class ListModuleJoint: RTEJoint {
          func open() {
            names.forEach { self.show($0) }
          }
        }
        """),
    ])
}
