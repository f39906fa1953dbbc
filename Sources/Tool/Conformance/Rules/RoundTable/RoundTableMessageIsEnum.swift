import CodeIndex

/// The types of messages, by the ends of their names.
enum RoundTableMessages {
  static let endings = ["ViewIntent", "CoreEvent", "PresenterUpdate", "JointInput", "JointOutput"]

  /// The product types of modules with Round Table's components that are messages by name.
  static func all(in project: Project) -> [TypeSymbol] {
    let modules = project.modules(of: .roundtable)
    return project.code.types.filter { type in
      !type.isForeign && !type.isTestCode && type.kind != .protocol && modules.contains(type.module)
        && endings.contains { type.name.hasSuffix($0) }
    }
  }
}

/// A message is one of a list of facts.
struct RoundTableMessageIsEnum: Rule {
  func findings(in project: Project) -> [Finding] {
    RoundTableMessages.all(in: project).filter { $0.kind != .enum }.map { type in
      finding(
        in: project, type, about: type.name, at: type.position,
        "\(type.path) is a \(type.kind.rawValue): a message is a case of an enumeration, so that each receiver sees "
          + "the whole list")
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "roundtable.message-is-enum", summary: "Messages are enumerations", severity: .warning,
    rationale: """
      A new message is a new case, and the compiler shows who has to answer it. Classes and structures have no such list.
      """,
    source: RoundTableRules.source, fix: "Make it an enumeration with a case a message.",
    violations: [
      Example(
        "a class",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {}
        final class EditModuleCoreEvent {} // <-
        """),
      Example(
        "a structure in another file",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {}
        // file: Edit/Messages.swift
        struct EditModuleViewIntent { var name: String } // <-
        """),
      Example(
        "a nested one",
        """
        // file: Edit/Edit.swift
        enum Edit {
          struct JointOutput { var id: Int } // <-
        }
        final class EditModuleCore: RTECore {}
        """),
    ],
    nearMisses: [
      Example(
        "enumerations",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {}
        enum EditModuleCoreEvent { case saved }
        """),
      Example(
        "an alias for nothing",
        """
        // file: Edit/EditModuleCore.swift
        final class EditModuleCore: RTECore {}
        typealias EditModuleJointInput = Never
        """),
      Example(
        "a module without Round Table",
        """
        // file: Other/Sound.swift
        struct SoundCoreEvent { var name: String }
        """),
    ])
}
