import CodeIndex

/// Who builds a child module is the Joint.
struct RoundTableChildAssemblyOnlyInJoint: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "core", "presenter", "state", "view").flatMap { component in
      project.code.steps(of: component.type, .call).compactMap { call -> Finding? in
        guard isAssembly(call, from: component.type, project) else { return nil }
        return finding(
          in: project, component.type, about: call.name, at: call.position,
          "\(component.type.path) is a \(component.role.name) and builds a module with \(call.name): the joint builds "
            + "and shows children")
      }
    }
  }

  private func isAssembly(_ call: StepView, from type: TypeSymbol, _ project: Project) -> Bool {
    if call.name.hasSuffix("ModuleAssembly") { return true }
    guard call.flags.contains(.initializer),
      let made = project.code.type(named: call.name, from: type)
    else { return false }
    return project.plays(made, .roundtable, "assembly")
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.child-assembly-only-in-joint", summary: "Only the Joint builds child modules",
    severity: .warning,
    rationale: """
      A child that a view or a core builds has no parent that hears what it puts out, and nobody who takes it away.
      """,
    source: RoundTableRules.source,
    fix: "Send an intent or an event, and build the child in the Joint.",
    falsePositives: "RTB's published form lets the view's initialiser call its own assembly.",
    violations: [
      Example(
        "a view that builds",
        """
        // file: List/ListModuleView.swift
        import UIKit
        final class ListModuleViewController: UIViewController {
          func open() {
            let module = EditModuleAssembly() // <-
          }
        }
        func EditModuleAssembly() {}
        final class ListModuleCore: RTECore {}
        """),
      Example(
        "a core, through a struct in another file",
        """
        // file: Edit/EditAssembly.swift
        struct EditModuleAssembly { func make() {} }
        // file: List/ListModuleCore.swift
        final class ListModuleCore: RTECore {
          func run() {
            EditModuleAssembly().make() // <-
          }
        }
        """),
      Example(
        "a nested presenter",
        """
        // file: List/List.swift
        enum List {
          final class ListModulePresenter: RTEPresenter {
            lazy var child = EditModuleAssembly(1) // <-
          }
        }
        func EditModuleAssembly(_ id: Int) -> Int { id }
        """),
    ],
    nearMisses: [
      Example(
        "the joint",
        """
        // file: List/ListModuleJoint.swift
        final class ListModuleJoint: RTEJoint {
          func open() { let module = EditModuleAssembly() }
        }
        func EditModuleAssembly() {}
        """),
      Example(
        "a name that only contains the word",
        """
        // file: List/ListModuleCore.swift
        final class ListModuleCore: RTECore {
          func run() { logAssemblyFinished() }
          func logAssemblyFinished() {}
        }
        """),
      Example(
        "the app's own start",
        """
        // file: App/AppDelegate.swift
        final class AppDelegate { func start() { let module = ListModuleAssembly() } }
        func ListModuleAssembly() {}
        final class ListModuleCore: RTECore {}
        """),
    ])
}
