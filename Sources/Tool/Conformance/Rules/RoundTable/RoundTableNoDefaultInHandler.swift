import CodeIndex

/// Handlers list each message.
struct RoundTableNoDefaultInHandler: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "core", "presenter", "joint", "view").flatMap { component in
      component.type.parts.flatMap { part in
        part.fact.functions.filter { $0.name.hasPrefix("handle") }.flatMap { function in
          project.code.steps(function.body, inFile: part.file, .control)
            .filter { $0.name == "default" }
            .map { step in
              finding(
                in: project, component.type, about: function.name, at: step.position,
                "\(function.name) of \(component.type.path) answers some messages by default: list them, so that the compiler "
                  + "asks about the next one")
            }
        }
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.no-default-in-handler", summary: "Handlers name each message",
    severity: .note,
    rationale: """
      A message is added by adding a case. With `default`, nobody is asked what it means to whom.
      """,
    source: RoundTableRules.source + "; the article allows a grounding default",
    fix: "Name the cases that need no answer in one line with `break`.",
    falsePositives: "A handler that answers one of many messages on purpose.",
    violations: [
      Example(
        "a core",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          func handleView(intent: EditModuleViewIntent) {
            switch intent {
            case .saved: break
            default: break // <-
            }
          }
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Edit/EditModuleJoint.swift
        final class EditModuleJoint: RTEJoint {}
        // file: Edit/EditModuleJoint+Handle.swift
        extension EditModuleJoint {
          func handleCore(event: Int) {
            switch event {
            case 1: break
            default: break // <-
            }
          }
        }
        """),
      Example(
        "a nested presenter",
        """
        // file: Edit/Edit.swift
        enum Edit {
          final class EditModulePresenter: RTEPresenter {
            func handle(event: Int) {
              switch event {
              case 1: break
              default: return // <-
              }
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "every case by name",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          func handleView(intent: Bool) {
            switch intent {
            case true: break
            case false: break
            }
          }
        }
        """),
      Example(
        "a default of something else",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {
          func price(_ count: Int) -> Int {
            switch count {
            case 1: return 1
            default: return 2
            }
          }
        }
        """),
      Example(
        "somebody else's handler",
        """
        // file: Edit/Links.swift
        final class Links {
          func handle(_ link: Int) {
            switch link {
            default: break
            }
          }
        }
        final class EditModuleCore: RTECore {}
        """),
    ])
}
