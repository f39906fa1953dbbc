import CodeIndex

/// State keeps data and does nothing.
struct RoundTableStateIsPassive: Rule {
  func findings(in project: Project) -> [Finding] {
    project.components(.roundtable, "state").flatMap { component in
      functions(of: component, project) + references(of: component, project)
    }
  }

  private func functions(of component: Component, _ project: Project) -> [Finding] {
    component.type.functions
      .filter { $0.kind == .function && !$0.head.isStatic && !Self.ofValues.contains($0.name) }
      .map { function in
        finding(
          in: project, component.type, about: function.name, at: function.head.position,
          "\(component.type.path) is a state and has the function \(function.name): let Core do it, and keep data here"
        )
      }
  }

  private func references(of component: Component, _ project: Project) -> [Finding] {
    component.type.storedProperties.compactMap { property in
      guard let type = property.type else { return nil }
      let held = project.code.types(of: type, from: component.type)
      let what: String
      if type.isFunction {
        what = "a closure"
      } else if let part = held.first(where: {
        project.plays($0, .roundtable, "core", "presenter", "joint", "view", "pipeline", "trunk")
      }) {
        what = part.path
      } else if let name = type.subjects.first(where: Services.isService) {
        what = "the service \(name)"
      } else {
        return nil
      }
      return finding(
        in: project, component.type, about: property.name, at: property.head.position,
        "\(component.type.path) is a state and holds \(what): keep plain data here")
    }
  }

  /// What makes a value comparable or printable is no behaviour.
  private static let ofValues: Set<String> = ["==", "<", "hash", "encode", "copy"]

  let about: RuleDescription = RuleDescription(
    id: "roundtable.state-is-passive", summary: "A state keeps data, without behaviour or services",
    severity: .warning,
    rationale: """
      Core writes the state, presenter and joint read it. A state that acts is a fourth place where business happens, in an \
      order that no message shows.
      """,
    source: RoundTableRules.source,
    fix: "Move the function to Core; computed properties are welcome.",
    violations: [
      Example(
        "a state that loads",
        """
        // file: Edit/EditModuleState.swift
        final class EditModuleState {
          var title = ""
          func reload() { title = "" } // <-
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: Edit/EditModuleState.swift
        final class EditModuleState { var tasks: [String] = [] }
        final class EditModuleCore: RTECore {}
        // file: Edit/EditModuleState+Remove.swift
        extension EditModuleState {
          func remove(_ task: String) { tasks.removeAll { $0 == task } } // <-
        }
        """),
      Example(
        "a nested one with a service and a callback",
        """
        // file: Edit/Edit.swift
        enum Edit {
          final class EditModuleState {
            var service: TaskService? // <-
            var onChange: (() -> Void)? // <-
          }
        }
        final class EditModuleCore: RTECore {}
        protocol TaskService {}
        """),
    ],
    nearMisses: [
      Example(
        "computed properties",
        """
        // file: Edit/EditModuleState.swift
        final class EditModuleState {
          var tasks: [String] = []
          var isEmpty: Bool { tasks.isEmpty }
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "an initialiser, a factory and a comparison",
        """
        // file: Edit/EditModuleState.swift
        final class EditModuleState: Equatable {
          init() {}
          static func empty() -> EditModuleState { EditModuleState() }
          static func == (left: EditModuleState, right: EditModuleState) -> Bool { left === right }
        }
        final class EditModuleCore: RTECore {}
        """),
      Example(
        "another state",
        """
        // file: Net/ConnectionMonitor.swift
        final class ConnectionMonitor { func reload() {} }
        final class EditModuleCore: RTECore {}
        """),
    ])
}
