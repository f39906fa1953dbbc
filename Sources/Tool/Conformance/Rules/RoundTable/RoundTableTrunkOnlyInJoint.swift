import CodeIndex

/// The locator of services is for the joint and the assembly.
struct RoundTableTrunkOnlyInJoint: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "core", "presenter", "state", "view").flatMap { component in
      component.type.storedProperties.compactMap { property -> Finding? in
        guard let type = property.type, !type.isFunction,
          project.code.types(of: type, from: component.type)
            .contains(where: { project.plays($0, .roundtable, "trunk") || isTrunk($0) })
        else { return nil }
        return finding(
          in: project, component.type, about: property.name, at: property.head.position,
          "\(component.type.path) is a \(component.role.name) and holds the trunk: take the services that it needs out of "
            + "the trunk in the assembly")
      }
    }
  }

  private func isTrunk(_ type: TypeSymbol) -> Bool {
    type.name.hasSuffix("Trunk") || type.name == "ITrunk"
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.trunk-only-in-joint",
    summary: "Core, Presenter, State and View get services, not the trunk", severity: .warning,
    rationale: """
      Who gets everything says nothing of what it needs, and is tested with everything. The joint hands the trunk on to \
      children; the others get single services.
      """,
    source: RoundTableRules.source, fix: "Pass the single services, in the assembly.",
    falsePositives: "Small modules that pass the trunk for convenience.",
    violations: [
      Example(
        "a core with everything",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          let trunk: AppTrunk // <-
          init(trunk: AppTrunk) { self.trunk = trunk }
        }
        final class AppTrunk {}
        """),
      Example(
        "through an alias in another file",
        """
        // file: App/Services.swift
        protocol ITrunk: AnyObject {}
        typealias Services = ITrunk
        // file: Edit/EditModulePresenter.swift
        final class EditModulePresenter: RTEPresenter {
          private let services: Services // <-
          init(services: Services) { self.services = services }
        }
        """),
      Example(
        "a nested view",
        """
        // file: Edit/Edit.swift
        import SwiftUI
        protocol AppTrunk: AnyObject {}
        enum Edit {
          struct EditModuleView: View {
            let trunk: any AppTrunk // <-
            var body: some View { Text("") }
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
        final class EditModuleJoint: RTEJoint {
          let trunk: AppTrunk
          init(trunk: AppTrunk) { self.trunk = trunk }
        }
        final class AppTrunk {}
        """),
      Example(
        "a single service",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          let tasks: any TaskService
          init(trunk: AppTrunk) { tasks = trunk.tasks }
        }
        protocol TaskService {}
        final class AppTrunk { let tasks: any TaskService = Tasks() }
        final class Tasks: TaskService {}
        """),
      Example(
        "a tree's trunk",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore { var trunkHeight = 3 }
        """),
    ])
}
