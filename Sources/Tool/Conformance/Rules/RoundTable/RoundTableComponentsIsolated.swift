import CodeIndex

/// Components know nothing of each other.
struct RoundTableComponentsIsolated: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "core", "presenter", "joint", "view").flatMap { component in
      var seen: Set<String> = []
      return project.mentions(of: component.type).compactMap { mention -> Finding? in
        guard mention.place == .property || mention.place == .signature,
          let other = project.code.type(named: mention.name, from: component.type),
          other.kind == .class, other != component.type,
          let part = project.roles(of: other).first(where: {
            $0.role.architecture == component.role.architecture && $0.stem == component.stem
              && ["core", "presenter", "joint"].contains($0.role.name)
              && $0.role.name != component.role.name
          }), seen.insert(other.path).inserted
        else { return nil }
        return finding(
          in: project, component.type, about: other.name, at: mention.position,
          "\(component.type.path) knows \(other.path), the \(part.role.name) of its module: components speak through the "
            + "pipeline only")
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.components-isolated", summary: "Components of a module do not know one another",
    severity: .warning,
    rationale: """
      Around the table everybody hears everybody in one order. Two who talk aside change what the others believe.
      """,
    source: RoundTableRules.source, fix: "Send a message, and handle it.",
    violations: [
      Example(
        "a joint that holds core",
        """
        // file: Edit/EditModuleJoint.swift
        final class EditModuleJoint: RTEJoint {
          let core: EditModuleCore // <-
          init(core: EditModuleCore) { self.core = core }
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {}
        final class EditModulePresenter: RTEPresenter {}
        // file: Edit/EditModuleCore+Show.swift
        extension EditModuleCore {
          func show(on presenter: EditModulePresenter) {} // <-
        }
        """),
      Example(
        "a nested view",
        """
        // file: Edit/Edit.swift
        import SwiftUI
        final class EditModuleCore: RTECore {}
        struct EditModuleView: View {
          var core: EditModuleCore? // <-
          var body: some View { Text("") }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the assembly",
        """
        // file: Edit/EditModuleAssembly.swift
        struct EditModuleAssembly {
          let core: EditModuleCore
          let joint: EditModuleJoint
        }
        final class EditModuleCore: RTECore {}
        final class EditModuleJoint: RTEJoint {}
        """),
      Example(
        "the state",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore { let state = EditModuleState() }
        final class EditModuleState {}
        """),
      Example(
        "its messages",
        """
        // file: Edit/EditModulePresenter.swift
        final class EditModulePresenter: RTEPresenter {
          func handleCore(event: EditModuleCoreEvent) {}
        }
        enum EditModuleCoreEvent { case saved }
        """),
    ])
}
