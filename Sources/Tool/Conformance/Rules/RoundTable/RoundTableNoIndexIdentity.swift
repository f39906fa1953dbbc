import CodeIndex

/// Messages name things by what they are, not by where they stand.
struct RoundTableNoIndexIdentity: Rule {
  func findings(in project: Project) -> [Finding] {
    RoundTableMessages.all(in: project).flatMap { type in
      type.cases.compactMap { message -> Finding? in
        let index = message.payload.first {
          ["index", "indexPath", "row", "position"].contains($0.label ?? $0.name)
            && ["Int", "IndexPath"].contains($0.type.text)
        }
        guard let index else { return nil }
        return finding(
          in: project, type, about: message.name, at: message.head.position,
          "'\(message.name)' of \(type.path) names a thing by its \(index.label ?? index.name): when the message is handled the "
            + "place may be another's, so send its identity")
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.no-index-identity", summary: "Messages carry identities, not indices",
    severity: .note,
    rationale: """
      The article's demo changes the wrong task when the list has changed between the tap and its handling.
      """,
    source: "Round Table (Jivo, 2022), fault 7 of its demo",
    fix: "Send the identity of the thing.",
    falsePositives: "A place that is meant as a place, as in a drag.",
    violations: [
      Example(
        "a tap on a row",
        """
        // file: List/ListModuleView.swift
        enum ListModuleViewIntent {
          case rowTapped(index: Int) // <-
        }
        final class ListModuleCore: RTECore {}
        """),
      Example(
        "in another file, by an index path",
        """
        // file: List/ListModuleCore.swift
        final class ListModuleCore: RTECore {}
        // file: List/Messages.swift
        enum ListModuleCoreEvent {
          case removed(indexPath: IndexPath) // <-
        }
        """),
      Example(
        "nested messages",
        """
        // file: List/List.swift
        enum List {
          enum JointInput {
            case select(row: Int) // <-
          }
        }
        final class ListModuleCore: RTECore {}
        """),
    ],
    nearMisses: [
      Example(
        "an identity",
        """
        // file: List/ListModuleView.swift
        enum ListModuleViewIntent { case rowTapped(id: Int) }
        final class ListModuleCore: RTECore {}
        """),
      Example(
        "a number that is no place",
        """
        // file: List/ListModuleView.swift
        enum ListModuleViewIntent { case stepped(Int), counted(amount: Int) }
        final class ListModuleCore: RTECore {}
        """),
      Example(
        "no message",
        """
        // file: List/Move.swift
        enum Move { case to(index: Int) }
        final class ListModuleCore: RTECore {}
        """),
    ])
}
