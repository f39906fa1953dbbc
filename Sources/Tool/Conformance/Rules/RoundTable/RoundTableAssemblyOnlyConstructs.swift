import CodeIndex

/// Components are made where modules are put together.
struct RoundTableAssemblyOnlyConstructs: Rule {
  func findings(in project: Project) -> [Finding] {
    let parts = project.components(.roundtable, "core", "presenter", "joint", "pipeline")
    let made = Dictionary(parts.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
    return project.components(of: .roundtable)
      .filter { !["assembly", "trunk", "module"].contains($0.role.name) }
      .flatMap { component in
        project.code.steps(of: component.type, .call)
          .filter { $0.flags.contains(.initializer) }
          .compactMap { call in
            guard let type = project.code.type(named: call.name, from: component.type),
              let part = made[type], part.type != component.type
            else { return nil }
            return finding(
              in: project, component.type, about: call.name, at: call.position,
              "\(component.type.path) makes \(call.name), a \(part.role.name): components are made by the "
                + "assembly of their module")
          }
      }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.assembly-only-constructs",
    summary: "Core, Presenter, Joint and Pipeline are made by an assembly", severity: .warning,
    rationale: """
      An assembly makes, links and starts in one order. A component that is made elsewhere is linked by hand, or not at all.
      """,
    source: RoundTableRules.source,
    fix: "Call the module's assembly, or pass the component in.",
    violations: [
      Example(
        "a joint that makes the child's core",
        """
        // file: List/ListModuleJoint.swift
        final class ListModuleJoint: RTEJoint {
          func open() {
            let core = EditModuleCore() // <-
          }
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "through a typealias in another file",
        """
        // file: Edit/Names.swift
        typealias EditBrain = EditModuleCore
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {}
        // file: Edit/EditModulePresenter.swift
        final class EditModulePresenter: RTEPresenter {
          lazy var brain = EditBrain() // <-
        }
        """),
      Example(
        "a view with a nested presenter",
        """
        // file: Edit/EditModuleView.swift
        import SwiftUI
        struct EditModuleView: View {
          final class EditModulePresenter: RTBPresenter {}
          let presenter = EditModulePresenter() // <-
          var body: some View { Text("") }
        }
        """),
    ],
    nearMisses: [
      Example(
        "an assembly function",
        """
        // file: Edit/EditModuleAssembly.swift
        func EditModuleAssembly() -> RTEModule {
          assemble(core: { EditModuleCore() }, joint: { EditModuleJoint() })
        }
        final class EditModuleCore: RTECore {}
        final class EditModuleJoint: RTEJoint {}
        """),
      Example(
        "an assembly type",
        """
        // file: Edit/EditModuleAssembly.swift
        struct EditModuleAssembly {
          func make() -> EditModuleCore { EditModuleCore() }
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "tests",
        """
        // file: Tests/EditTests/EditTests.swift
        final class EditTests { let core = EditModuleCore() }
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {}
        """),
    ])
}
