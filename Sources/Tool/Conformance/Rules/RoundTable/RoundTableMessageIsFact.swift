import CodeIndex

/// Messages say what happened and command nothing.
struct RoundTableMessageIsFact: Rule {
  func findings(in project: Project) -> [Finding] {
    RoundTableMessages.all(in: project)
      .filter { $0.name.hasSuffix("ViewIntent") || $0.name.hasSuffix("CoreEvent") }
      .flatMap { type in
        type.cases.compactMap { message -> Finding? in
          let verb = String(message.name.prefix { $0.isLowercase })
          // `closeTapped` says what happened, whatever it begins with.
          guard Self.commands.contains(verb), !message.name.hasSuffix("ed") else { return nil }
          return finding(
            in: project, type, about: message.name, at: message.head.position,
            "'\(message.name)' of \(type.path) is a command: say what happened, as in 'saveTapped' or 'taskSaved', and let "
              + "each receiver decide what follows")
        }
      }
  }

  private static let commands: Set<String> = [
    "show", "hide", "update", "reload", "load", "fetch", "perform", "open", "close", "present",
    "dismiss", "push", "pop", "set", "save", "delete", "remove", "create", "start", "stop",
    "refresh",
    "navigate", "go", "send", "display", "render",
  ]

  let about: RuleDescription = RuleDescription(
    id: "roundtable.message-is-fact", summary: "Intents and events are facts, not commands",
    severity: .note,
    rationale: """
      Several receivers hear each message. A command has one addressee in mind, and the others have to guess.
      """,
    source: RoundTableRules.source,
    fix: "Name the message after what happened: `closeTapped`, `taskSaved`.",
    falsePositives: "English: `load` may be a noun, `open` a state. Hence a note.",
    violations: [
      Example(
        "an intent that commands",
        """
        // file: Edit/EditModuleView.swift
        enum EditModuleViewIntent {
          case saveTask(String) // <-
          case closeTapped
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "a bare verb in another file",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {}
        // file: Edit/Messages.swift
        enum EditModuleCoreEvent {
          case reload // <-
        }
        """),
      Example(
        "nested messages",
        """
        // file: Edit/Edit.swift
        enum Edit {
          enum ViewIntent {
            case showDetails // <-
          }
        }
        final class EditModuleCore: RTECore {}
        """),
    ],
    nearMisses: [
      Example(
        "facts",
        """
        // file: Edit/EditModuleView.swift
        enum EditModuleViewIntent { case saveTapped, loadedOnce, setting(String) }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "updates of the presenter may command the view",
        """
        // file: Edit/EditModulePresenter.swift
        enum EditModulePresenterUpdate { case showLoader }
        final class EditModulePresenter: RTEPresenter {}
        """),
      Example(
        "an enumeration that is no message",
        """
        // file: Edit/Mode.swift
        enum Mode { case show, hide }
        final class EditModuleCore: RTECore {}
        """),
    ])
}
